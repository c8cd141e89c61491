/** Handlers of the forms around the login: log in, enter a code, request a reset link, choose a password. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { type Answer, done, type Job, runForm, waitFor, wrong } from '../forms/run-form.ts'
import { linkHref } from '../pages/link-href.ts'
import type { Translate } from '../pages/translator.ts'
import { accountForms } from './account-fields.ts'
import { mailAfterResponse } from './after-response.ts'
import { authOn } from './auth.ts'
import { nextPage } from './check-access.ts'
import { loginOn } from './current-account.ts'
import { type CodeResult, enterCode, logIn } from './log-in.ts'
import { askForReset, choosePassword } from './passwords.ts'
import { requestHeadersWith, setCookies } from './request.ts'
import { startSecondFactor } from './second-factor.ts'

/**
 * Redirects to the start page of the role, or to the page requested before the login (ruling 32). For staff without a second
 * factor the setup starts here, as it needs the password.
 * @param password undefined after a code, as the account then has a second factor.
 */
async function completeLogin(db: Db, cookies: readonly string[], job: Job<unknown>, password?: string): Promise<Answer> {
  await setCookies(cookies)
  const sent = requestHeadersWith(cookies)
  const login = await loginOn(authOn(db), sent)
  const role = login?.account.role ?? 'seeker'
  if (role === 'staff' && password !== undefined && !login?.hasSecondFactor) await startSecondFactor(db, password, sent)
  return { goTo: nextPage(job.next, role, job.language) }
}

/** Logs in with address and password, or redirects to the page for the code of the second factor. */
export async function handleLogin(data: FormData): Promise<Answer> {
  return runForm(accountForms.login, data, async (job) => {
    const { values, db, visitor, language, t, now } = job
    const result = await logIn(db, { email: values.EMAIL, password: values.PASSWORD }, visitor, now)
    if (result.kind === 'wait') return waitFor(t, result.until)
    if (result.kind === 'refused') return wrong(t('LoginPage.failedTitle'), t('LoginPage.failed'))
    if (result.kind === 'in') return completeLogin(db, result.cookies, job, values.PASSWORD)
    await setCookies(result.cookies)
    return { goTo: `${linkHref('login/code', language)}${job.next ? `?${new URLSearchParams({ next: job.next })}` : ''}` }
  })
}

const codeProblems = {
  refused: (t: Translate) => ({ ...wrong(t('Account.problem')), errors: { CODE: t('Account.codeWrong') } }),
  locked: (t: Translate) => wrong(t('Account.waitTitle'), t('CodePage.locked')),
  expired: (t: Translate) => wrong(t('CodePage.expiredTitle'), t('CodePage.expired')),
} as const satisfies Record<Exclude<CodeResult['kind'], 'in'>, unknown>

/** Completes a login with a code of the second factor. */
export async function handleCode(data: FormData): Promise<Answer> {
  return runForm(accountForms.code, data, async (job) => {
    const result = await enterCode(job.db, job.values.CODE, job.visitor.headers)
    return result.kind === 'in' ? completeLogin(job.db, result.cookies, job) : codeProblems[result.kind](job.t)
  })
}

/** Responds the same, after the same time, whether the address has an account or not. */
export async function handleForgot(data: FormData): Promise<Answer> {
  return runForm(accountForms.forgot, data, async ({ values, db, visitor, t, now }) => {
    const result = await askForReset(db, values.EMAIL, visitor.address, now, mailAfterResponse)
    if (result.kind === 'wait') return waitFor(t, result.until)
    return done(t('ForgotPage.sentTitle'), t('ForgotPage.sent'))
  })
}

/** Sets the password with the token of a mailed link, and redirects to the login. */
export async function handleChoosePassword(data: FormData): Promise<Answer> {
  return runForm(accountForms.choose, data, async ({ values, db, language, t }) => {
    const result = await choosePassword(db, values.token, values.NEW_PASSWORD)
    if (result === 'done') return { goTo: `${linkHref('login', language)}?said=chosen` }
    return wrong(t('PasswordPage.invalidTitle'), t('PasswordPage.invalid'))
  })
}
