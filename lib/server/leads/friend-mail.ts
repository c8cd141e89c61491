/**
 * The mail to a friend, which names the sender. Subject, heading and sender contain nothing that was typed, and replies go to the
 * agency, as the sender's address is not verified.
 */
import 'server-only'
import { z } from 'zod'
import { withSource } from '../../domain/page-views/page-view-source.ts'
import { mailName } from '../../domain/text/mail-name.ts'
import { sendToFriendForm } from '../../forms/definitions/send-to-friend.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { button, opening } from '../mail/mail-parts.ts'
import { propertyInOneLine, shownInMail } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import { readSubject } from './find-subject.ts'
import { furtherButtons } from './mail-parts.ts'

export const friendTemplate = defineTemplate({
  name: 'friend',
  schema: z.object({ subjectId: z.number(), sender: z.string(), friend: z.string(), remark: z.string() }),
  render: ({ subjectId, sender, friend, remark }, { t, language, to, queuedAt }) => {
    const subject = readSubject('property', subjectId, language)
    const shown = subject && shownInMail(subject, language)
    // The property was removed from the site.
    if (!shown) return undefined
    const about = { title: subject.title, town: subject.town }
    const property = { ...shown, href: withSource(shown.href, 'friend') }
    return {
      title: t('Forms.send-to-friend.friendTitle', about),
      preheader: propertyInOneLine(property),
      aside: property.reference,
      blocks: [
        opening(
          t('Forms.mail.greeting', { name: mailName(friend) }),
          t('Forms.send-to-friend.friendText', { ...about, sender, agency: getSnapshot().site.name }),
        ),
        ...(remark ? [{ kind: 'quote' as const, text: remark, by: sender }] : []),
        { kind: 'property', property, look: 'large' },
        button(t('Forms.send-to-friend.friendAction'), property.href),
        ...(subject.property ? furtherButtons(subject.property, language, ['documents', 'visit']) : []),
      ],
      closing: [t('Forms.send-to-friend.friendWhy', { sender }), unwantedLink(to, sendToFriendForm.id, language, queuedAt)],
    }
  },
})
