/** Handlers of the forms of an account: new password, second factor, sessions, logging out. Each checks the login again. */
import 'server-only'
import { headers } from 'next/headers'
import type { Language } from '../../domain/text/language.ts'
import type { AccountMessage } from '../../forms/notice-state.ts'
import { type Db, getDb } from '../db/client.ts'
import { endOtherSessions, endSession } from '../db/repositories/accounts/sessions.ts'
import { type Answer, done, type Job, readFormLanguage, runForm, waitFor, wrong } from '../forms/run-form.ts'
import { linkHref } from '../pages/link-href.ts'
import type { Translate } from '../pages/translator.ts'
import { accountForms } from './account-fields.ts'
import { authOn } from './auth.ts'
import { withPassword } from './confirm-password.ts'
import { type Account, currentLogin, type Login, loginOn } from './current-account.ts'
import { logOut } from './log-in.ts'
import { changePassword } from './passwords.ts'
import { readVisitor, requestHeadersWith, setCookies } from './request.ts'
import { confirmSecondFactor, renewCodes, startSecondFactor, stopSecondFactor } from './second-factor.ts'

/** Redirects visitors who are not logged in any more to the login. */
async function withLogin(job: Job<unknown>, handle: (login: Login) => Promise<Answer>): Promise<Answer> {
  const login = await currentLogin(job.visitor.headers)
  return login ? handle(login) : { goTo: linkHref('login', job.language) }
}

/** After a change of the session the browser is redirected, as the current page was rendered for the old session. */
const goToAccount = (language: Language, said: AccountMessage) => ({ goTo: `${linkHref('account', language)}?said=${said}` })

const wrongPassword = (t: Translate) => ({ ...wrong(t('Account.problem')), errors: { PASSWORD: t('Account.passwordWrong') } })

/**
 * Confirms the password before a change.
 * @param run makes the change; `refused` for a wrong password.
 * @param goOn what to show afterwards.
 */
const withPasswordOf = <Result extends { kind: 'done' }>(
  job: Job<unknown>,
  run: () => Promise<Result | { kind: 'refused' }>,
  goOn: (result: Result, account: Account) => Promise<Answer>,
): Promise<Answer> =>
  withLogin(job, async ({ account }) => {
    const result = await withPassword(job.db, account.email, job.now, run)
    if (result.kind === 'wait') return waitFor(job.t, result.until)
    return result.kind === 'refused' ? wrongPassword(job.t) : goOn(result, account)
  })

/** Changes the password after confirming the old one; other sessions end. */
export async function handleChangePassword(data: FormData): Promise<Answer> {
  return runForm(accountForms.change, data, (job) => {
    const passwords = { currentPassword: job.values.PASSWORD, newPassword: job.values.NEW_PASSWORD }
    const change = () => changePassword(job.db, passwords, job.visitor.headers)
    return withPasswordOf(job, change, async ({ cookies }) => {
      await setCookies(cookies)
      return goToAccount(job.language, 'password')
    })
  })
}

/** The page where the second factor is set up. */
const factorPage = ({ role }: Account) => (role === 'staff' ? 'office/second-factor' : 'account/second-factor')

/** Ends the other sessions of the account: they were opened without the second factor, which is required from now on. */
async function endOthers(db: Db, accountId: string, cookies: readonly string[]): Promise<void> {
  const login = await loginOn(authOn(db), requestHeadersWith(cookies))
  if (login) await endOtherSessions(db, accountId, login.sessionId)
}

/** Starts the setup of the second factor after confirming the password. */
export async function handleStartFactor(data: FormData): Promise<Answer> {
  return runForm(accountForms.password, data, (job) => {
    const start = () => startSecondFactor(job.db, job.values.PASSWORD, job.visitor.headers)
    return withPasswordOf(job, start, async (_, account) => ({ goTo: linkHref(factorPage(account), job.language) }))
  })
}

/** Activates the second factor with a first right code; other sessions end. */
export async function handleConfirmFactor(data: FormData): Promise<Answer> {
  return runForm(accountForms.code, data, (job) =>
    withLogin(job, async ({ account }) => {
      const { values, db, visitor, t, language } = job
      const result = await confirmSecondFactor(db, values.CODE, visitor.headers)
      if (result.kind === 'refused') return { ...wrong(t('Account.problem')), errors: { CODE: t('Account.codeWrong') } }
      await setCookies(result.cookies)
      await endOthers(db, account.id, result.cookies)
      return account.role === 'staff' ? { goTo: linkHref('office/codes', language) } : goToAccount(language, 'factor-on')
    }),
  )
}

/** Replaces the backup codes after confirming the password. */
export async function handleRenewCodes(data: FormData): Promise<Answer> {
  return runForm(accountForms.password, data, (job) => {
    const { values, db, visitor, t } = job
    const renew = () => renewCodes(db, values.PASSWORD, visitor.headers)
    return withPasswordOf(job, renew, async ({ codes }) => ({
      ...done(t('SecondFactorPage.renewed'), t('SecondFactorPage.codesText')),
      codes,
    }))
  })
}

/** Removes the second factor after confirming the password. */
export async function handleStopFactor(data: FormData): Promise<Answer> {
  return runForm(accountForms.password, data, (job) => {
    const stop = () => stopSecondFactor(job.db, job.values.PASSWORD, job.visitor.headers)
    return withPasswordOf(job, stop, async ({ cookies }) => {
      await setCookies(cookies)
      return goToAccount(job.language, 'factor-off')
    })
  })
}

/** Ends the session named `session`, or all others if none is named. Sessions of other accounts cannot be ended. */
export async function handleEndSession(data: FormData): Promise<Answer> {
  const { headers: sent } = await readVisitor()
  const login = await currentLogin(sent)
  const language = readFormLanguage(data)
  if (!login) return { goTo: linkHref('login', language) }
  const session = data.get('session')
  const db = await getDb()
  if (typeof session === 'string') await endSession(db, login.account.id, session)
  else await endOtherSessions(db, login.account.id, login.sessionId)
  return goToAccount(language, 'ended')
}

export async function handleLogOut(data: FormData): Promise<Answer> {
  await setCookies(await logOut(await getDb(), new Headers(await headers())))
  return { goTo: `${linkHref('login', readFormLanguage(data))}?said=out` }
}
