import { getImportForecast, type ImportView, importMoves } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';

/** What the good orders would cost; asked again after every mend (`useChangeImport`). */
export const useForecast = ({ id, status }: ImportView) =>
  useCall(
    getImportForecast,
    { query: { id } },
    // While orders are being made it changes with each; once they are, it is asked for again.
    { enabled: importMoves[status].includes('commit'), meta: { quiet: true } },
  );
