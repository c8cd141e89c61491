/** The visitor's contact data in the facts of a viewing, for the staff. */
import type { ViewingView } from '@/lib/server/office/viewings/viewing-view'
import { Fact } from '../ui/fact'

type Props = Pick<ViewingView, 'phone' | 'email'> & { terms: { phone: string; email: string } }

export function ContactFacts({ phone, email, terms }: Props) {
  return (
    <>
      {phone && (
        <Fact term={terms.phone}>
          <a href={phone.href}>{phone.text}</a>
        </Fact>
      )}
      <Fact term={terms.email}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </Fact>
    </>
  )
}
