/**
 * Runs in the panel before its own code and moves its clock. It goes on as usual, because what waits
 * for a pause in typing would never end by a clock that is still, but `rewindClock` puts it back
 * after each action, so that nothing is a minute older on a slow machine.
 * @param startsAt what the clock shows at first, in milliseconds since 1970
 */
export function moveClock(startsAt: number): void {
  const RealDate = Date;
  let shift = startsAt - RealDate.now();
  const now = (): number => RealDate.now() + shift;
  const rewindClock = (): void => {
    shift = startsAt - RealDate.now();
  };
  Object.assign(window, { rewindClock });
  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
