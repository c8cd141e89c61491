/** Forwards a form that was posted to any page to the one route that handles forms. */
import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { formPageHeader } from './form-request.ts'

/** The route that calls `answerForm`. */
const formsRoute = '/api/form/'

export function forwardForm(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const headers = new Headers(request.headers)
  headers.set(formPageHeader, pathname + search)
  return NextResponse.rewrite(new URL(formsRoute, request.url), { request: { headers } })
}
