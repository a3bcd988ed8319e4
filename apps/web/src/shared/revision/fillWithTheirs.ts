import type { ChangedMeanwhile } from '@alpaca/contract';
import type { FormInstance } from 'antd';
import { namePath } from '../inputs/namePath.ts';

/**
 * As it was filled first, with what the other one changed: for forms whose fields are the contract's.
 * Whatever else shows it is asked for again.
 */
export const fillWithTheirs =
  (form: FormInstance, renew: () => void = () => {}) =>
  ({ changes }: ChangedMeanwhile): true => {
    renew();
    form.resetFields();
    form.setFields(
      changes.map(({ field, to }) => ({ name: namePath(field), value: to ?? undefined })),
    );
    return true;
  };
