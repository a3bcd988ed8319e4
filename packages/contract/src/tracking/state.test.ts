import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TrackReason, trackReasons } from './reasons.ts';
import { trackStages } from './stages.ts';
import { type TrackFact, trackStateOf, trackStatusOf } from './state.ts';

const minute = 60_000;
const at = (
  minutes: number,
  stage: TrackFact['stage'],
  reason: TrackReason | null = null,
): TrackFact => ({
  key: `${minutes}${stage}${reason}`,
  at: minutes * minute,
  stage,
  reason,
});
const stageOf = (...events: TrackFact[]) => trackStateOf(events).stage?.stage ?? null;

test('nothing is known of a parcel that nobody told about', () => {
  expect(stageOf()).toBeNull();
  expect(trackStatusOf(trackStateOf([]))).toBe('ordered');
});

test('delivered five minutes before it was out for delivery is delivered', () => {
  expect(stageOf(at(10, 'outForDelivery'), at(5, 'delivered'))).toBe('delivered');
});

test('an announcement that is told late undoes nothing', () => {
  expect(stageOf(at(10, 'inTransit'), at(20, 'announced'))).toBe('inTransit');
});

test('within the last mile the latest counts', () => {
  const tried = [at(10, 'outForDelivery'), at(20, 'attemptFailed', 'absent')];
  expect(stageOf(...tried)).toBe('attemptFailed');
  expect(stageOf(...tried, at(30, 'outForDelivery'))).toBe('outForDelivery');
});

test('what was delivered reopens by a return that is later, and by nothing else', () => {
  expect(stageOf(at(10, 'delivered'), at(20, 'inTransit'))).toBe('delivered');
  expect(stageOf(at(10, 'delivered'), at(20, 'returning'))).toBe('returning');
  expect(stageOf(at(20, 'delivered'), at(10, 'returning'))).toBe('delivered');
  expect(trackStatusOf(trackStateOf([at(10, 'delivered'), at(30, 'returned')]))).toBe(
    'chargedBack',
  );
});

test('what tells no place is the latest line, and no stage', () => {
  const { stage, latest } = trackStateOf([at(10, 'customs', 'inspected'), at(20, null)]);
  expect(stage).toMatchObject({ stage: 'customs', reason: 'inspected' });
  expect(latest?.at).toBe(20 * minute);
});

const told: fc.Arbitrary<TrackFact> = fc
  .record({
    // Few moments, so that many are at the same one.
    at: fc.integer({ min: 0, max: 6 }),
    stage: fc.constantFrom(...trackStages, null),
    reason: fc.option(fc.constantFrom(...trackReasons)),
    place: fc.constantFrom('A', 'B'),
  })
  .map(({ place, ...event }) => ({
    ...event,
    key: `${event.at}${event.stage}${event.reason}${place}`,
  }));

const history = fc.array(told, { maxLength: 12 }).chain((events) =>
  fc.record({
    events: fc.constant(events),
    // Shuffled, and each as often as it happens to come.
    orders: fc.array(
      fc.shuffledSubarray(
        events.flatMap((event) => [event, event]),
        { minLength: 0 },
      ),
      { minLength: 5, maxLength: 5 },
    ),
  }),
);

test('any order of the same events, with duplicates, ends in the same state', () => {
  fc.assert(
    fc.property(history, ({ events, orders }) => {
      const whole = trackStateOf(events);
      for (const some of orders) {
        const missing = events.filter((event) => !some.includes(event));
        expect(trackStateOf([...some, ...missing])).toEqual(whole);
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a step further never goes back, whatever comes', () => {
  fc.assert(
    fc.property(fc.array(told), told, (events, next) => {
      const before = trackStatusOf(trackStateOf(events));
      const after = trackStatusOf(trackStateOf([...events, next]));
      const isOver = before === 'delivered' || before === 'chargedBack';
      if (isOver && after !== before) {
        expect(['returning', 'returned', 'delivered']).toContain(next.stage);
      }
    }),
    { numRuns: 2_000 },
  );
});
