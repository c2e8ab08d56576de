/** Trusted types: text never becomes markup, and a script or worker comes from our own folder only. */
export const TRUSTED_SCRIPT = `(function(){var t=window.trustedTypes;t&&t.createPolicy('default',{createScriptURL:function(u){var a=new URL(u,location);return a.origin===location.origin&&/\\/(assets\\/|sw\\.js$)/.test(a.pathname)?u:null}})})();`
