import { Plug, WandSparkles } from 'lucide-react';
import { z } from 'zod';
import { defineElement } from '../element.ts';
import { breakingChangeAnswers as answers } from './breaking-change-answers.ts';
import { Identity } from './Identity.tsx';

/** `::breaking-change{plugins="yes" codemod="partly"}`. */
export const breakingChange = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: z.strictObject({
    plugins: z.enum(['yes', 'no'], 'Use "yes" or "no"'),
    codemod: z.enum(['yes', 'no', 'partly'], 'Use "yes", "no" or "partly"'),
  }),
  render: ({ plugins, codemod }) => (
    <Identity
      facts={[
        { name: 'Affects plugins?', icon: Plug, value: answers[plugins] },
        { name: 'Handled by a codemod?', icon: WandSparkles, value: answers[codemod] },
      ]}
    />
  ),
});
