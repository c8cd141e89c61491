'use client'
/** A text that the office writes in place of a file's; what was typed is there again when it could not be saved. */
import { NoticeBox } from '@/components/accounts/notice-box'
import { useReturnedAccount } from '@/components/forms/returned-context.client'
import { problemsId } from '@/lib/routing/returned-form'

type Props = { id: string; form: string; lang: string; rows: number; value: string }

export function OverrideText({ id, form, lang, rows, value }: Props) {
  const typed = useReturnedAccount(form)?.values?.['value']
  return <textarea id={id} name="value" lang={lang} rows={rows} required maxLength={20_000} defaultValue={typed ?? value} />
}

/** Why it was not saved. */
export function OverrideNotice({ form }: { form: string }) {
  const notice = useReturnedAccount(form)?.notice
  return notice ? <NoticeBox id={problemsId(form)} notice={notice} /> : null
}
