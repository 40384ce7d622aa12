/**
 * Runs in the panel before its own code and moves its clock, which then goes on as usual: what waits
 * for a pause in typing never ends by a clock that stands still.
 * @param startsAt what the clock shows now, in milliseconds since 1970
 */
export function moveClock(startsAt: number): void {
  const RealDate = Date;
  // Frames and later pages of the same window continue with the first one's shift.
  const kept = sessionStorage.getItem('clock-shift');
  const shift = kept === null ? startsAt - RealDate.now() : Number(kept);
  sessionStorage.setItem('clock-shift', String(shift));
  const now = (): number => RealDate.now() + shift;
  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
