/** The mail to the office about a problem that a person has to look at. */
import 'server-only'
import { z } from 'zod'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { paragraph } from '../mail/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { type Alarm, alarmKinds } from './find-alarms.ts'

export const alarmTemplate = defineTemplate({
  name: 'alarm',
  schema: z.object({ kind: z.enum(alarmKinds), count: z.number(), reason: z.string().optional() }),
  render: ({ kind, count, reason }, { t }) => ({
    title: t(`AlarmMail.${kind}Title`, { count }),
    preheader: t(`AlarmMail.${kind}Text`, { count }),
    blocks: [
      paragraph(t(`AlarmMail.${kind}Text`, { count })),
      ...(reason ? [{ kind: 'facts' as const, rows: [{ label: t('AlarmMail.reason'), value: reason }] }] : []),
    ],
    closing: [t('AlarmMail.onceADay')],
  }),
})

/** Sent to the agency's own address, in its default language. */
export function alarmMail({ kind, count, reason }: Alarm) {
  const { site } = getSnapshot()
  const recipient = { to: site.contact.email, language: site.defaultLanguage }
  return alarmTemplate.mail(recipient, { kind, count, ...(reason !== undefined && { reason }) })
}
