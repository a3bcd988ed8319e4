import type { OrderForm } from '@alpaca/contract';

/** A box as it was declared and, once it is here, as it was measured. */
export interface MeasuredBox {
  line: number;
  absent: boolean;
  measured_g: number | null;
  measured_length_cc: number | null;
  measured_width_cc: number | null;
  measured_height_cc: number | null;
}

const cm = (hundredths: number | null) => (hundredths === null ? undefined : hundredths / 100);

/** A form with its boxes as they were measured, without those that never came. */
export const measuredForm = (form: OrderForm, boxes: readonly MeasuredBox[]): OrderForm => {
  const byLine = new Map(boxes.map((box) => [box.line, box]));
  return {
    ...form,
    boxes: form.boxes.flatMap((declared, at) => {
      const box = byLine.get(at + 1);
      if (box?.absent) return [];
      if (!box || box.measured_g === null) return declared;
      // Whose size counts and was not measured keeps the one that was declared.
      const isSized = box.measured_length_cc !== null;
      return {
        ...declared,
        weight: box.measured_g / 1000,
        ...(isSized && {
          length: cm(box.measured_length_cc),
          width: cm(box.measured_width_cc),
          height: cm(box.measured_height_cc),
        }),
      };
    }),
  };
};
