/**
 * Colours, sizes and the style sheet of mails. The inline styles fit 320 pixels; the style sheet adds larger sizes for wide
 * screens and dark mode. Its classes: `t` text, `q` muted text, `ac` link, `ln` thin rule, `li` strong rule, `rule` rule in the
 * agency's colour, `bl` border of a button, `sh` content area, `ft` footer, `mist` panel, `bg` background, `px` horizontal
 * padding.
 */
import 'server-only'
import { type Html, html } from './html.ts'
import type { MailSender } from './mail-sender.ts'

/** Copied from the design tokens (`app/styles/tokens.css`), as mails cannot use CSS variables. */
export const colours = {
  ink: '#0E1A20',
  quiet: '#4C5D66',
  line: '#D3DCE0',
  control: '#7E8E97',
  mist: '#EBF0F2',
  sheet: '#FFFFFF',
  /** Text and rule of the footer, on the ink colour. */
  onInk: '#C4D0D6',
  inkLine: '#33464F',
} as const

const dark = {
  ground: '#081116',
  sheet: '#0E1A20',
  foot: '#14232A',
  panel: '#182830',
  text: '#EEF3F5',
  quiet: '#B4C2C9',
  line: '#2A3D46',
  control: '#6F838D',
}

/** Width of the content area in pixels. */
export const sheetWidth = 600

const fonts = "'Archivo Variable',Archivo,Arial,Helvetica,sans-serif"

export const bodyFont = `font-family:${fonts}`

/** Size and line height in pixels. */
export const type = (size: number, height: number, colour: string = colours.ink, weight = 400) =>
  `margin:0;font-size:${size}px;line-height:${height}px;color:${colour};font-weight:${weight}`

export const quiet = (size: number, height: number) => type(size, height, colours.quiet)

/** Figures of 46 pixels are 40 on the narrowest phones and 64 on wide screens. */
const wide = html`
@media (min-width:620px){
.out{padding:24px 0!important}
.px{padding-left:40px!important;padding-right:40px!important}
.h1{font-size:34px!important;line-height:39px!important}
.big{font-size:64px!important;line-height:68px!important}
}
@media (max-width:619px){
.c1,.c2{max-width:100%!important;padding-right:0!important;padding-left:0!important}
.c2{padding-top:14px!important}
.stack{display:block!important;width:100%!important;box-sizing:border-box!important;padding-left:0!important}
.mt{padding-top:16px!important}
.f{max-width:50%!important}
}
@media (max-width:359px){.px{padding-left:16px!important;padding-right:16px!important}.big{font-size:38px!important}}`

const darkRules = (light: string) => html`
.bg{background:${dark.ground}!important}
.sh{background:${dark.sheet}!important}
.ft{background:${dark.foot}!important}
.mist{background:${dark.panel}!important}
.t{color:${dark.text}!important}
.q{color:${dark.quiet}!important}
.ln{border-color:${dark.line}!important}
.trk{background:${dark.line}!important}
.li{border-color:${dark.text}!important}
.rule{border-color:${light}!important}
.bar{background:${light}!important}
.ac{color:${light}!important}
.bl{border-color:${dark.control}!important}
.bl a{color:${dark.text}!important}
.pre{color:${dark.ground}!important}`

/**
 * Dark mode of Outlook on the web and on phones, which ignores the media query: only text and links, as it darkens backgrounds
 * itself.
 */
const outlookDark = (light: string) => html`
[data-ogsc] .t,[data-ogsc] .bl a{color:${dark.text}!important}
[data-ogsc] .q{color:${dark.quiet}!important}
[data-ogsc] .ac{color:${light}!important}
[data-ogsc] .rule{border-color:${light}!important}`

/** The style sheet, and the rules that Outlook for Windows uses instead. */
export const styleSheet = ({
  accent,
}: MailSender): Html => html`<!--[if mso]><style>td,th,p,a,span,h1,h2{font-family:Arial,sans-serif}.out{padding:24px 0}.px{padding-left:40px;padding-right:40px}.h1{font-size:34px;line-height:39px}.big{font-size:64px;line-height:68px}</style><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{border-collapse:collapse;border-spacing:0;mso-table-lspace:0;mso-table-rspace:0}
img{border:0;display:block;-ms-interpolation-mode:bicubic}
a:focus-visible{outline:3px solid ${accent.plain};outline-offset:3px}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:inherit!important}${wide}
@media (prefers-color-scheme:dark){${darkRules(accent.light)}
a:focus-visible{outline-color:${accent.light}}
}${outlookDark(accent.light)}
</style>`

/**
 * A layout table.
 * @param extra styles without a semicolon at the end.
 */
export const table = (content: Html | readonly Html[], extra = ''): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%${extra && `;${extra}`}">${content}</table>`

/** A row with horizontal padding, `top` pixels below the previous one. */
export const band = (top: number, content: Html | readonly Html[]): Html =>
  html`<tr><td class="px" style="padding:${top}px 24px 0">${content}</td></tr>\n`
