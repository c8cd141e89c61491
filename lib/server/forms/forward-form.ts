/** What a page is posted goes to the one route that takes forms, whatever the page is. */
import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { formPageHeader } from './form-request.ts'

/** Where `answerForm` is called. */
const formsRoute = '/api/form/'

export function forwardForm(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const headers = new Headers(request.headers)
  headers.set(formPageHeader, pathname + search)
  return NextResponse.rewrite(new URL(formsRoute, request.url), { request: { headers } })
}
