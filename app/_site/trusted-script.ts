/** Trusted types: text never becomes markup, and a script or worker comes from our own folder only. */
export const TRUSTED_SCRIPT = `self.trustedTypes?.createPolicy('default',{createScriptURL(u){let a=new URL(u,location);return a.origin==location.origin&&/\\/(assets\\/|sw\\.js$)/.test(a.pathname)?u:null}});`
