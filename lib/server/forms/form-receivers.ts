/** Handlers of the forms that are not in the registry, by the name that they post; one line each. */
import 'server-only'
import {
  handleChangePassword,
  handleConfirmFactor,
  handleEndSession,
  handleLogOut,
  handleRenewCodes,
  handleStartFactor,
  handleStopFactor,
} from '../accounts/account-forms.ts'
import { handleChoosePassword, handleCode, handleForgot, handleLogin } from '../accounts/login-forms.ts'
import { findOfficeReceiver, isOfficeForm } from '../office/forms/forms.ts'
import { handleOwnerFile, handleOwnerFileRemoval, handleOwnerViewing } from '../portal/owner-forms.ts'
import { handleListAnswer } from '../shared-list/answer-form.ts'
import { handleNewsletterAnswer } from '../subscriptions/newsletter/answer-form.ts'
import { handleChange, handleConfirm, handleEnd } from '../subscriptions/saved-searches/answer-form.ts'
import type { Answer } from './run-form.ts'

/**
 * Returns the page to go to, or what the form shows next.
 * @throws errors of the database.
 */
export type FormReceiver = (data: FormData) => Promise<Answer>

/** Account forms require an `Origin` header of this site. */
const accountReceivers: Readonly<Record<string, FormReceiver>> = {
  'account-login': handleLogin,
  'account-code': handleCode,
  'account-forgot': handleForgot,
  'account-choose': handleChoosePassword,
  'account-change': handleChangePassword,
  'account-start': handleStartFactor,
  'account-confirm': handleConfirmFactor,
  'account-renew': handleRenewCodes,
  'account-stop': handleStopFactor,
  'account-end-session': handleEndSession,
  'account-log-out': handleLogOut,
  'owner-viewing': handleOwnerViewing,
  'owner-file': handleOwnerFile,
  'owner-file-remove': handleOwnerFileRemoval,
}

const buttonReceivers: Readonly<Record<string, FormReceiver>> = {
  'newsletter-answer': handleNewsletterAnswer,
  'shared-list-answer': handleListAnswer,
  'search-confirm': handleConfirm,
  'search-end': handleEnd,
  'search-change': handleChange,
}

const isOfAccounts = (name: string): boolean => Object.hasOwn(accountReceivers, name)

/** Forms of logged-in accounts; other sites must not be able to send them on their behalf. */
export const isAccountForm = (name: string): boolean => isOfAccounts(name) || isOfficeForm(name)

/** The handler of a form by its name; undefined for an unknown one. */
export function findReceiver(name: string): FormReceiver | undefined {
  if (isOfAccounts(name)) return accountReceivers[name]
  if (isOfficeForm(name)) return findOfficeReceiver(name)
  return Object.hasOwn(buttonReceivers, name) ? buttonReceivers[name] : undefined
}
