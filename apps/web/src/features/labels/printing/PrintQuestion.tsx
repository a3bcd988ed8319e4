import { AgainQuestion } from './AgainQuestion.tsx';
import { BlockedQuestion } from './BlockedQuestion.tsx';
import { NoClientQuestion } from './NoClientQuestion.tsx';
import { PrinterQuestion } from './PrinterQuestion.tsx';
import type { Asked } from './questions.ts';
import { SheetsQuestion, TooManyQuestion } from './ShortQuestions.tsx';

interface Props {
  question: Asked;
  open: boolean;
  onAnswer: (answer: unknown) => void;
}

/** What stands between a press and the printer. */
export default function PrintQuestion({ question, open, onAnswer }: Props) {
  const rest = { open, onAnswer };
  switch (question.kind) {
    case 'tooMany':
      return <TooManyQuestion {...question.facts} {...rest} />;
    case 'blocked':
      return <BlockedQuestion {...question.facts} {...rest} />;
    case 'again':
      return <AgainQuestion {...question.facts} {...rest} />;
    case 'noClient':
      return <NoClientQuestion {...question.facts} {...rest} />;
    case 'printer':
      return <PrinterQuestion {...question.facts} {...rest} />;
    case 'sheets':
      return <SheetsQuestion {...question.facts} {...rest} />;
  }
}
