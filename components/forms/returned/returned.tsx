/** Shows a form of the page with the values its visitor had typed, when the address asks for that. */
import type { ReactNode } from 'react'
import { returnedParameter } from '@/lib/routing/returned-form'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { single } from '@/lib/server/http/query-parameter'
import { ReturnedProvider } from './returned-context.client'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>>; children: ReactNode }

export async function Returned({ searchParams, children }: Props) {
  const returned = await findReturnedForm(single((await searchParams)[returnedParameter]), new Date())
  return returned ? <ReturnedProvider value={returned}>{children}</ReturnedProvider> : children
}
