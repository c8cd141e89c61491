/** A mail to a friend, which says who asked for it (specification 3, "friend fields"). */
import 'server-only'
import { withSource } from '../../../domain/view-source.ts'
import { translatorOf } from '../../translator.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'
import { composeMail } from '../lead-messages.ts'

export const handleFriend: FormHandler = async ({ language, subject, values }) => {
  if (!subject) return refused({ code: 'subjectGone' })
  const t = translatorOf(language)
  const sender = `${values['FIRST_NAME']} ${values['LAST_NAME']}`
  const remark = String(values['REMARK'] ?? '')
  const content = {
    language,
    title: t('Forms.send-to-friend.friendTitle', { sender }),
    paragraphs: [
      t('Forms.mail.greeting', { name: String(values['FIRST_NAME_FRIEND']) }),
      t('Forms.send-to-friend.friendText', { sender, title: subject.title, town: subject.town }),
      ...(remark ? [t('Forms.send-to-friend.friendRemark', { sender, remark })] : []),
    ],
    action: { label: t('Forms.send-to-friend.friendAction'), href: withSource(subject.url, 'friend') },
    closing: [t('Forms.send-to-friend.friendWhy', { sender, email: String(values['EMAIL']) })],
  }
  return prepared({
    furtherMails: [composeMail(String(values['EMAIL_RECEIVER']), content, { replyTo: String(values['EMAIL']) })],
  })
}
