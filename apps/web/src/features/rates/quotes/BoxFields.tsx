import { constants, QuotedBox } from '@alpaca/contract';
import { Form, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { ParcelLines } from './ParcelLines.tsx';
import { type BoxValues, freshBox, type Place } from './parcel.ts';

const { weight, length, count } = QuotedBox.shape;
const sides = ['length', 'width', 'height'] as const;

/** Half a size would be none: the price would be by weight alone, and nobody would notice. */
const allSides =
  (path: Place['root'], side: (typeof sides)[number], words: string): FormRule =>
  ({ getFieldValue }) => ({
    validator: async () => {
      const box = (getFieldValue([...path]) ?? {}) as BoxValues;
      if (box[side] === undefined && sides.some((one) => box[one] !== undefined)) {
        throw new Error(words);
      }
    },
  });

/** Boxes by size: how heavy and how large one is, and how many there are of it. */
export const BoxFields = ({ place }: { place: Place }) => {
  const { t } = useTranslation('quotes');
  const { root } = place;
  return (
    <ParcelLines place={place} part="boxes" fresh={freshBox} most={constants.addRowsMax}>
      {(name) => (
        <>
          <Form.Item name={[name, 'weight']} label={t('box.weight')} rules={[schemaRule(weight)]}>
            <NumberInput decimals={3} unit="kg" />
          </Form.Item>
          {sides.map((side) => (
            <Form.Item
              key={side}
              name={[name, side]}
              label={t(`box.${side}`)}
              dependencies={sides.map((one) => [...root, 'boxes', name, one])}
              rules={[schemaRule(length), allSides([...root, 'boxes', name], side, t('box.sides'))]}
            >
              <NumberInput decimals={2} unit="cm" />
            </Form.Item>
          ))}
          <Form.Item name={[name, 'count']} label={t('box.count')} rules={[schemaRule(count)]}>
            <NumberInput decimals={0} />
          </Form.Item>
        </>
      )}
    </ParcelLines>
  );
};
