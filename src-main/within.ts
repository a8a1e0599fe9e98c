/** The result of `work`, or an error with the message `late` if it takes longer; `work` itself continues. */
export function within<Value>(milliseconds: number, work: Promise<Value>, late: string): Promise<Value> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(late)), milliseconds);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
