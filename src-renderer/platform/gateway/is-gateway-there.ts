/** True if the gateway responds, for a page that decides if a reload would succeed. */
export async function isGatewayThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
