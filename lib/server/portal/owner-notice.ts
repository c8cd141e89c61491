/** Mail to the agent of the property and its office about an action of the owner. It contains no names of visitors. */
import 'server-only'
import { z } from 'zod'
import { requiredKinds } from '../../domain/portal/required-documents.ts'
import { refusalReasons } from '../../domain/portal/viewing-answer.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formatMoment } from '../../domain/text/brussels-time.ts'
import { copyToBranch } from '../agency/branches.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { NewMessage } from '../db/repositories/outbox/outbox.ts'
import { factBlocks, opening } from '../mail/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { findAgent } from '../property/property-detail.ts'

const noticeSchema = z.object({
  propertyId: z.number(),
  notice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('refused'), startsAt: z.string(), reason: z.enum(refusalReasons), suggestion: z.string() }),
    z.object({ kind: z.literal('file'), document: z.enum(requiredKinds) }),
  ]),
})

type Notice = z.output<typeof noticeSchema>['notice']

export const ownerNoticeTemplate = defineTemplate({
  name: 'owner-notice',
  schema: noticeSchema,
  render: ({ propertyId, notice }, { t }) => {
    const id = String(propertyId)
    if (notice.kind === 'file') {
      const document = t(`OwnerTasks.documents.${notice.document}`)
      return {
        title: t('OwnerNotice.fileTitle', { id }),
        preheader: document,
        blocks: [opening('', t('OwnerNotice.file', { document, id }))],
        closing: [t('Mail.toAgency')],
      }
    }
    const moment = formatMoment(new Date(notice.startsAt))
    const suggestion = notice.suggestion ? [{ label: t('OwnerTasks.suggestion'), value: notice.suggestion }] : []
    return {
      title: t('OwnerNotice.refusedTitle', { id }),
      preheader: moment,
      blocks: [
        opening('', t('OwnerNotice.refused', { moment, id })),
        ...factBlocks(t('OwnerTasks.why'), [
          { label: t('OwnerTasks.why'), value: t(`OwnerTasks.reasons.${notice.reason}`) },
          ...suggestion,
        ]),
      ],
      closing: [t('Mail.toAgency')],
    }
  },
})

/** The queued mail, to the agent with a copy to the office of the property. */
export function ownerNotice(property: Pick<PublicProperty, 'id' | 'agentId'>, notice: Notice): NewMessage {
  const { defaultLanguage: language } = getSnapshot().site
  const to = findAgent(property, language).email
  const message = ownerNoticeTemplate.mail(
    { to, ...copyToBranch(property.agentId, to), language },
    { propertyId: property.id, notice },
  )
  return { kind: 'mail', subject: `owner: ${notice.kind}`, message }
}
