/**
 * Resolves in a task of its own. The start is one long task without it, and a tap waits until a task has ended: steps
 * joined by promises alone belong to one.
 */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
