import { trackReasons, trackStages } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { asendia } from './asendia.ts';
import { dhlExpress } from './dhlExpress.ts';
import { fedex } from './fedex.ts';
import { codeKey, meaningOf } from './mapping.ts';
import { codesOf } from './meaning.ts';
import { ups } from './ups.ts';
import { usps } from './usps.ts';

const nothingOwn = new Map();
const means = (carrier: string, code: string) => {
  const { stage, reason } = meaningOf(carrier, code, nothingOwn);
  return [stage, reason].filter(Boolean).join('/');
};

// Read off the carriers' own lists by a person, code by code: the tables must say the same.
const expected = `
ups M announced
ups MV announced
ups MP announced
ups XD announced
ups OA announced
ups DD announced
ups VD announced
ups CA announced
ups CN announced
ups CV announced
ups OR inTransit
ups PU inTransit
ups OC inTransit
ups OG inTransit
ups I inTransit
ups DP inTransit
ups AA inTransit
ups AR inTransit
ups AF inTransit
ups AL inTransit
ups DS inTransit
ups IH inTransit
ups AP inTransit
ups X inTransit/unexplained
ups EX inTransit/unexplained
ups HX inTransit/unexplained
ups DY inTransit/delayed
ups DE inTransit/delayed
ups SD inTransit/delayed
ups HS inTransit/security
ups HD inTransit/rescheduled
ups HI inTransit/addressWrong
ups HU inTransit/addressWrong
ups OT outForDelivery
ups OD outForDelivery
ups OF outForDelivery
ups DL outForDelivery
ups RP readyForPickup
ups UU readyForPickup
ups AC readyForPickup
ups WC readyForPickup
ups RF attemptFailed/refused
ups UR attemptFailed/refused
ups NH attemptFailed/absent
ups UF attemptFailed/absent
ups CC attemptFailed/chargesUnpaid
ups D delivered
ups FS delivered
ups KB delivered
ups F4 delivered
ups RS returning
ups RT returning
ups RH returning
ups RU returning
fedex OC announced
fedex OX announced
fedex EP announced
fedex MD announced
fedex CA announced
fedex PU inTransit
fedex PX inTransit
fedex OF inTransit
fedex AP inTransit
fedex IT inTransit
fedex IX inTransit
fedex AA inTransit
fedex AC inTransit
fedex AF inTransit
fedex AR inTransit
fedex AX inTransit
fedex DP inTransit
fedex EA inTransit
fedex EO inTransit
fedex FD inTransit
fedex LO inTransit
fedex Ow inTransit
fedex PF inTransit
fedex PL inTransit
fedex PM inTransit
fedex SF inTransit
fedex TR inTransit
fedex CC customs
fedex CD customs/inspected
fedex SE inTransit/unexplained
fedex HA inTransit/rescheduled
fedex DY inTransit/delayed
fedex DD inTransit/delayed
fedex PY inTransit/delayed
fedex AD outForDelivery
fedex ED outForDelivery
fedex OD outForDelivery
fedex HL readyForPickup
fedex HP readyForPickup
fedex DE attemptFailed/absent
fedex DL delivered
fedex RS returning
fedex RT returning
fedex RD returning
dhl_express PU inTransit
dhl_express PL inTransit
dhl_express OR inTransit
dhl_express DF inTransit
dhl_express AF inTransit
dhl_express AR inTransit
dhl_express IT inTransit
dhl_express TR inTransit
dhl_express CC inTransit
dhl_express CD customs
dhl_express BA inTransit/addressWrong
dhl_express HP readyForPickup/notCollected
dhl_express OH inTransit/unexplained
dhl_express MD inTransit/missorted
dhl_express UD inTransit/missorted
dhl_express TD inTransit/delayed
dhl_express IR inTransit/delayed
dhl_express WC outForDelivery
dhl_express CM attemptFailed/moved
dhl_express DM attemptFailed/damaged
dhl_express DP attemptFailed/noAccess
dhl_express SS attemptFailed/noAccess
dhl_express ST attemptFailed/security
dhl_express NH attemptFailed/absent
dhl_express DS attemptFailed/absent
dhl_express RD attemptFailed/refused
dhl_express OK delivered
dhl_express RT returning
asendia PENDING announced
asendia CREATED announced
asendia ACCEPTED announced
asendia LABEL_PRINTED announced
asendia DEPARTED linehaul
asendia PICKED_UP linehaul
asendia CUSTOMS customs
asendia CLEARED customs
asendia IN_TRANSIT inTransit
asendia ARRIVED inTransit
asendia ON_HOLD inTransit/unexplained
asendia DELAYED inTransit/delayed
asendia RESCHEDULED inTransit/rescheduled
asendia OFD outForDelivery
asendia AT_LOCATION readyForPickup
asendia FAILED attemptFailed/absent
asendia UNDELIVERABLE attemptFailed/unknownThere
asendia DELIVERED delivered
asendia RTS returning
asendia RETURNED returned`;
const rows = expected
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string]);

test.each(rows)('%s %s means %s', (carrier, code, meaning) => {
  expect(means(carrier, code)).toBe(meaning);
});

test('a hundred codes of four carriers and more are known', () => {
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(new Set(rows.map(([carrier]) => carrier)).size).toBeGreaterThanOrEqual(4);
});

test('the words of a carrier are known however they are written', () => {
  expect(means('usps', 'Out for Delivery')).toBe('outForDelivery');
});

test('each table speaks of trackStages and reasons that there are, and of no code twice', () => {
  for (const codes of [ups, fedex, dhlExpress, asendia, usps]) {
    for (const { stage, reason } of codes.values()) {
      expect(trackStages).toContain(stage);
      if (reason) expect(trackReasons).toContain(reason);
    }
  }
  expect(codesOf({ delivered: 'A | B', returned: 'C' }).size).toBe(3);
});

test('a code that nobody knows means nothing, and what a tenant says goes first', () => {
  expect(meaningOf('ups', 'ZZ', nothingOwn)).toEqual({ stage: null, reason: null, mapping: 0 });
  expect(meaningOf('nobody', 'D', nothingOwn).mapping).toBe(0);
  const own = new Map([
    [codeKey('ups', 'D'), { stage: 'returned', reason: 'refused', mapping: 7 }],
  ] as const);
  expect(meaningOf('ups', 'D', own)).toEqual({ stage: 'returned', reason: 'refused', mapping: 7 });
});
