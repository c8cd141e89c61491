/** The mail with which the office answers a lead: the text, the property, and the contact person. */
import 'server-only'
import { z } from 'zod'
import { typeset } from '../../../domain/text/typeset.ts'
import { findForm } from '../../../forms/registry.ts'
import { readSubject } from '../../leads/find-subject.ts'
import { subjectBlocks } from '../../leads/mail-parts.ts'
import { paragraph } from '../../mail/mail-parts.ts'
import { agentBlocks } from '../../mail/mail-property.ts'
import { defineTemplate } from '../../mail/mail-template.ts'

/** Paragraphs are separated by an empty line. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

export const leadAnswerTemplate = defineTemplate({
  name: 'lead-answer',
  schema: z.object({
    form: z.string(),
    subjectId: z.number().optional(),
    subject: z.string(),
    text: z.string(),
    author: z.string(),
    agentId: z.number().optional(),
  }),
  render: ({ form, subjectId, author, agentId, ...typed }, { language, t }) => {
    const [subject, text] = [typeset(typed.subject, language), typeset(typed.text, language)]
    const about = readSubject(findForm(form)?.subject ?? 'none', subjectId, language)
    const [first = '', ...others] = paragraphsOf(text)
    const agent = agentBlocks([agentId], language)
    return {
      title: subject,
      // The first paragraph is usually only the greeting.
      preheader: about?.title ?? others[0] ?? first,
      ...(subjectId !== undefined && { aside: t('Mail.reference', { id: String(subjectId) }) }),
      blocks: [
        ...[first, ...others].map(paragraph),
        ...(agent.length === 0 ? [paragraph(author)] : []),
        ...subjectBlocks(about, language, 'line'),
        ...agent,
      ],
      closing: [t('OfficeAnswers.why')],
    }
  },
})
