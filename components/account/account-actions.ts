'use server'
/** What the forms of an account send: another password, the second factor, sessions, and the way out. Each asks again who it is. */
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Language } from '@/lib/domain/language'
import type { AccountSaying, AccountState } from '@/lib/forms/account-state'
import { accountForms } from '@/lib/server/accounts/account-fields'
import { currentLogin, type Login } from '@/lib/server/accounts/current-account'
import { logOut } from '@/lib/server/accounts/log-in'
import { changePassword } from '@/lib/server/accounts/passwords'
import { readVisitor, setCookies } from '@/lib/server/accounts/request'
import { type Answer, done, type Job, readFormLanguage, runForm, wrong } from '@/lib/server/accounts/run-form'
import { confirmSecondFactor, renewCodes, startSecondFactor, stopSecondFactor } from '@/lib/server/accounts/second-factor'
import { getDb } from '@/lib/server/db/client'
import { endOtherSessions, endSession } from '@/lib/server/db/repositories/sessions'
import { linkHref } from '@/lib/server/link-href'
import type { Translate } from '@/lib/server/translator'

/** Whoever is no longer logged in is led to the login. */
async function withLogin(job: Job<unknown>, handle: (login: Login) => Promise<Answer>): Promise<Answer> {
  const login = await currentLogin(job.visitor.headers)
  return login ? handle(login) : { goTo: linkHref('login', job.language) }
}

/** What changes the session goes on to a page of its own: the one at hand was made for the session before. */
const goToAccount = (language: Language, said: AccountSaying) => ({ goTo: `${linkHref('account', language)}?said=${said}` })

const wrongPassword = (t: Translate) => ({ ...wrong(t('Account.problem')), errors: { PASSWORD: t('Account.passwordWrong') } })

export async function changePasswordAction(_previous: AccountState, data: FormData): Promise<AccountState> {
  return runForm(accountForms.change, data, (job) =>
    withLogin(job, async () => {
      const { values, db, visitor, t } = job
      const passwords = { currentPassword: values.PASSWORD, newPassword: values.NEW_PASSWORD }
      const result = await changePassword(db, passwords, visitor.headers)
      if (result.kind === 'refused') return wrongPassword(t)
      await setCookies(result.cookies)
      return goToAccount(job.language, 'password')
    }),
  )
}

export async function startFactorAction(_previous: AccountState, data: FormData): Promise<AccountState> {
  return runForm(accountForms.password, data, (job) =>
    withLogin(job, async () => {
      const result = await startSecondFactor(job.db, job.values.PASSWORD, job.visitor.headers)
      return result.kind === 'done' ? { goTo: linkHref('account/second-factor', job.language) } : wrongPassword(job.t)
    }),
  )
}

export async function confirmFactorAction(_previous: AccountState, data: FormData): Promise<AccountState> {
  return runForm(accountForms.code, data, (job) =>
    withLogin(job, async () => {
      const { values, db, visitor, t, language } = job
      const result = await confirmSecondFactor(db, values.CODE, visitor.headers)
      if (result.kind === 'refused') return { ...wrong(t('Account.problem')), errors: { CODE: t('Account.codeWrong') } }
      await setCookies(result.cookies)
      return goToAccount(language, 'factor-on')
    }),
  )
}

export async function renewCodesAction(_previous: AccountState, data: FormData): Promise<AccountState> {
  return runForm(accountForms.password, data, (job) =>
    withLogin(job, async () => {
      const { values, db, visitor, t } = job
      const result = await renewCodes(db, values.PASSWORD, visitor.headers)
      if (result.kind === 'refused') return wrongPassword(t)
      return { ...done(t('SecondFactorPage.renewed'), t('SecondFactorPage.codesText')), codes: result.codes }
    }),
  )
}

export async function stopFactorAction(_previous: AccountState, data: FormData): Promise<AccountState> {
  return runForm(accountForms.password, data, (job) =>
    withLogin(job, async () => {
      const result = await stopSecondFactor(job.db, job.values.PASSWORD, job.visitor.headers)
      if (result.kind === 'refused') return wrongPassword(job.t)
      await setCookies(result.cookies)
      return goToAccount(job.language, 'factor-off')
    }),
  )
}

/** Ends the session named `session`, or all others without one. Sessions of other accounts are out of reach. */
export async function endSessionAction(data: FormData): Promise<void> {
  const { headers: sent } = await readVisitor()
  const login = await currentLogin(sent)
  const language = readFormLanguage(data)
  if (!login) redirect(linkHref('login', language))
  const session = data.get('session')
  const db = await getDb()
  if (typeof session === 'string') await endSession(db, login.account.id, session)
  else await endOtherSessions(db, login.account.id, login.sessionId)
  redirect(goToAccount(language, 'ended').goTo)
}

export async function logOutAction(data: FormData): Promise<void> {
  await setCookies(await logOut(await getDb(), new Headers(await headers())))
  redirect(`${linkHref('login', readFormLanguage(data))}?said=out`)
}
