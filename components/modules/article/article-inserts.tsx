/** What a text may name on a line of its own, in braces: `{COOKIE_TABLE}`; the compiler asks for the line of a new one. */
import type { ReactNode } from 'react'
import type { ArticleInsert } from '@/lib/content/article-insert'
import { CookieTable } from './cookie-table'

export const articleInserts: Readonly<Record<ArticleInsert, ReactNode>> = { COOKIE_TABLE: <CookieTable /> }
