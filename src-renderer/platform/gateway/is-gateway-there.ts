/** Whether the gateway responds, for a page that decides whether a load would succeed. */
export async function isGatewayThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
