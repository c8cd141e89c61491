/** One line per form that is no form of the registry: what takes it, by the name that it posts. */
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
import type { Answer } from '../accounts/run-form.ts'
import { findOfficeReceiver, isOfficeForm } from '../office/forms/forms.ts'
import { handleOwnerFile, handleOwnerFileRemoval, handleOwnerViewing } from '../portal/owner-forms.ts'
import { handleListAnswer } from '../shared-list/answer-form.ts'
import { handleNewsletterAnswer } from '../subscriptions/newsletter/answer-form.ts'
import { handleChange, handleConfirm, handleEnd } from '../subscriptions/saved-searches/answer-form.ts'

/** Gives the page to go to, or what the form shows next. @throws what the database says. */
export type FormReceiver = (data: FormData) => Promise<Answer>

/** About accounts nothing is taken from a page that does not say where it is. */
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

/** Forms that somebody who is logged in sends: nothing else may send them in their name. */
export const isAccountForm = (name: string): boolean => isOfAccounts(name) || isOfficeForm(name)

export function findReceiver(name: string): FormReceiver | undefined {
  if (isOfAccounts(name)) return accountReceivers[name]
  if (isOfficeForm(name)) return findOfficeReceiver(name)
  return Object.hasOwn(buttonReceivers, name) ? buttonReceivers[name] : undefined
}
