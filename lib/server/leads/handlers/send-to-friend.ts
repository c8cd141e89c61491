/**
 * A mail to a friend that names the sender (specification 3, "friend fields"). It is sent once, by the agency on behalf of the
 * sender, and nothing about the friend is stored (ruling 50).
 */
import 'server-only'
import { mailName } from '../../../domain/text/mail-name.ts'
import { sendToFriendForm } from '../../../forms/definitions/send-to-friend.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'
import { friendTemplate } from '../friend-mail.ts'

/** The friend's fields are only in that mail: not in the lead, the agency's mail, the sender's copy or the webhook. */
const erased = Object.fromEntries((sendToFriendForm.others['EMAIL_RECEIVER'] ?? []).map((name) => [name, undefined]))

export const handleFriend: FormHandler = async ({ language, subject, values }) => {
  if (!subject) return refused({ code: 'subjectGone' })
  const mail = friendTemplate.mail(
    { to: String(values['EMAIL_RECEIVER']), language, deletesOnFailure: true },
    {
      subjectId: subject.id,
      sender: mailName(values['FIRST_NAME'], values['LAST_NAME']),
      friend: String(values['FIRST_NAME_FRIEND']),
      remark: String(values['REMARK'] ?? ''),
    },
  )
  return prepared({ details: erased, furtherMails: [mail] })
}
