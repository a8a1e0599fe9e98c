/** The text of a response of at most so many bytes. Throws where it is longer, or is cut. */
export async function boundedText(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new Error('the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
