/**
 * Trusted types: text never becomes markup, and a script or worker comes from our own folders only. The framework gets
 * two exceptions, both constants: the empty script it makes, and this script when it draws a page anew.
 */
export const TRUSTED_SCRIPT = `(function(){var t=window.trustedTypes,own=document.currentScript.textContent;t&&t.createPolicy('default',{createScriptURL:function(u){var a=new URL(u,location);return a.origin===location.origin&&/\\/(_next\\/static\\/|assets\\/|sw\\.js$)/.test(a.pathname)?u:null},createHTML:function(h){return h===own||h==='\\x3cscript>\\x3c/script>'?h:null}})})();`
