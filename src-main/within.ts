/** What `work` gives, or an error that says `late` when it has not ended after so many milliseconds; it runs on. */
export function within<Value>(milliseconds: number, work: Promise<Value>, late: string): Promise<Value> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(late)), milliseconds);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
