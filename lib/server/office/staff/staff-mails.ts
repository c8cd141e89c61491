/** The mail that invites somebody to the office. */
import 'server-only'
import { z } from 'zod'
import { passwordBlocks } from '../../accounts/account-mails.ts'
import { opening } from '../../mail/mail-parts.ts'
import { defineTemplate } from '../../mail/mail-template.ts'

export const staffInvitationTemplate = defineTemplate({
  name: 'staff-invitation',
  /** `days`: validity of the link. */
  schema: z.object({ name: z.string(), token: z.string(), days: z.number() }),
  render: ({ name, token, days }, { t, language }) => {
    const { first, last } = passwordBlocks(token, language, t, t('AccountMails.invitationDays', { days }))
    return {
      title: t('AccountMails.staffTitle'),
      preheader: t('AccountMails.staffText'),
      blocks: [opening(t('AccountMails.greeting', { name }), t('AccountMails.staffText')), ...first, last],
      closing: [t('AccountMails.staffWhy')],
    }
  },
})
