/**
 * A mail to a friend, which says who asked for it (specification 3, "friend fields"). It is sent once, in the agency's name on
 * behalf of the sender, and nothing is kept of the friend (ruling 50).
 */
import 'server-only'
import { withSource } from '../../../domain/page-views/page-view-source.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import { sendToFriendForm } from '../../../forms/definitions/send-to-friend.ts'
import { getSnapshot } from '../../content/current-snapshot.ts'
import { unwantedLink } from '../../mail/unwanted-mail.ts'
import { translatorOf } from '../../pages/translator.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'
import { composeMail } from '../lead-messages.ts'

/** Goes with the mail alone: not into the lead, the agency's mail, the sender's copy or the webhook. */
const erased = Object.fromEntries((sendToFriendForm.others['EMAIL_RECEIVER'] ?? []).map((name) => [name, undefined]))

/**
 * Subject, heading and sender hold nothing that was typed, and answers come to the agency: nobody showed that the address of the
 * sender is theirs.
 */
export const handleFriend: FormHandler = async ({ language, now, subject, values }) => {
  if (!subject) return refused({ code: 'subjectGone' })
  const t = translatorOf(language)
  const about = { title: subject.title, town: subject.town }
  const sender = mailName(values['FIRST_NAME'], values['LAST_NAME'])
  const remark = String(values['REMARK'] ?? '')
  const to = String(values['EMAIL_RECEIVER'])
  const content = {
    language,
    title: t('Forms.send-to-friend.friendTitle', about),
    paragraphs: [
      t('Forms.mail.greeting', { name: mailName(values['FIRST_NAME_FRIEND']) }),
      t('Forms.send-to-friend.friendText', { ...about, sender, agency: getSnapshot().site.name }),
      ...(remark ? [t('Forms.send-to-friend.friendRemark', { sender, remark })] : []),
    ],
    action: { label: t('Forms.send-to-friend.friendAction'), href: withSource(subject.url, 'friend') },
    closing: [t('Forms.send-to-friend.friendWhy', { sender }), unwantedLink(to, sendToFriendForm.id, language, now)],
  }
  return prepared({ details: erased, furtherMails: [composeMail(to, content, { deletesOnFailure: true })] })
}
