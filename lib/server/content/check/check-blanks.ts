/** Warns about placeholders of `npm run new-content` that the agency has not filled in yet. */
import 'server-only'
import { blankMail, blankNumber, blankRegistration, notGiven } from '../../../domain/site/given.ts'
import type { CheckInput } from './check-input.ts'
import type { Report } from './report.ts'

const blanks: readonly string[] = [notGiven, blankNumber, `BE ${blankNumber}`, blankRegistration, blankMail]

export function checkBlanks({ snapshot }: CheckInput, report: Report): void {
  const { contact, legal } = snapshot.site
  const places = {
    'contact.street': contact.street,
    'contact.zip': contact.zip,
    'contact.phone': contact.phone,
    'contact.email': contact.email,
    'legal.enterpriseNumber': legal.enterpriseNumber,
    'legal.vatNumber': legal.vatNumber,
    'legal.registrationNumbers': legal.registrationNumbers.join(),
    'legal.insurer': legal.insurer,
    'legal.policyNumber': legal.policyNumber,
    'legal.thirdPartyAccount': legal.thirdPartyAccount,
  }
  for (const [path, text] of Object.entries(places))
    if (blanks.includes(text)) report('site.json', path, `expected your own; found "${text}", as new content begins`, 'warning')
}
