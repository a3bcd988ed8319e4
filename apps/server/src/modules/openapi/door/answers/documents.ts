import {
  type OpenDocuments,
  type OpenPaperFormat,
  type openDocumentCalls,
  printDocuments,
} from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { checkPapers, label, papersAsFile } from '../../../labels/index.ts';
import type { Answers } from './answers.ts';

const formatOf = (format: OpenPaperFormat) => (format === 'zpl' ? 'zpl203' : format);

const documents = async (ctx: Ctx, id: string): Promise<OpenDocuments> => {
  const [found] = await checkPapers(ctx, { ids: [id], documents: [...printDocuments] });
  const pages = new Map<OpenDocuments['items'][number]['kind'], number>();
  for (const { document, pages: more } of found?.items ?? []) {
    pages.set(document, (pages.get(document) ?? 0) + more);
  }
  return {
    orderId: id,
    obstacle: found?.obstacle ?? null,
    items: [...pages].map(([kind, pages]) => ({ kind, pages })),
  };
};

export const documentAnswers: Answers<typeof openDocumentCalls> = {
  getLabel: (ctx, { params: { id }, query: { format, box } }) =>
    label(ctx, { id, box, format: formatOf(format) }),
  listDocuments: (ctx, { params }) => documents(ctx, params.id),
  getDocument: (ctx, { params: { id, kind }, query: { format } }) =>
    papersAsFile(ctx, { ids: [id], documents: [kind], format: formatOf(format) }),
};
