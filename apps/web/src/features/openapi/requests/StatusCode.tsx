import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';

const kindOf = (status: number) => {
  if (status < 400) return 'success';
  return status < 500 ? 'warning' : 'danger';
};

export const StatusCode = ({ of }: { of: number }) => <StatusTag kind={kindOf(of)}>{of}</StatusTag>;
