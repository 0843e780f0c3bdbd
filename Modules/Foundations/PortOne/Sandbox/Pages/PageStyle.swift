import Hashing

/// The one stylesheet of the pages, which stands in each of them.
enum PageStyle {
    /// The whole sheet: light and dark, 360 pixels wide first.
    static let sheet: StaticString = """
        :root{color-scheme:light dark;--ground:#fff;--raised:#f3f4f3;--text:#1b1d1c;--quiet:#515855;
        --line:#c9cfcb;--link:#0a58a8;--yes:#14603a;--no:#9b1c1c;--mark:#ffd84d}
        @media(prefers-color-scheme:dark){:root{--ground:#141615;--raised:#1f2321;--text:#eceeed;
        --quiet:#b4bbb7;--line:#4a534e;--link:#8cc1ff;--yes:#8fd8ae;--no:#ff9d9d}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:60rem;padding:0 1rem 2rem;background:var(--ground);color:var(--text);
        font:100%/1.6 system-ui,"Noto Sans KR","Apple SD Gothic Neo",sans-serif;overflow-wrap:anywhere}
        a{color:var(--link);display:inline-block;padding:.25rem 0}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px}
        h1{font-size:1.5rem;line-height:1.3;margin:1rem 0 .5rem}
        h2{font-size:1.2rem;margin:2rem 0 .5rem}
        .mark{margin:1rem 0;padding:.5rem 1rem;border:2px dashed #1b1d1c;border-radius:.5rem;
        background:var(--mark);color:#1b1d1c;font-size:1.25rem;font-weight:700;text-align:center}
        .narrow{max-width:26rem;margin:0 auto}
        .price{font-size:1.75rem;font-weight:700;margin:.5rem 0}
        .quiet,dt,th{color:var(--quiet)}
        dl{margin:1rem 0}
        dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.35rem 0;border-top:1px solid var(--line)}
        dt{flex:0 0 7rem}
        dd{margin:0;flex:1 1 12rem}
        form{margin:.75rem 0}
        label{display:block}
        input{width:100%;min-height:2.75rem;padding:.5rem;border:1px solid var(--quiet);border-radius:.5rem;
        background:var(--ground);color:var(--text);font:inherit;margin:.25rem 0 .5rem}
        button{width:100%;min-height:3rem;padding:.5rem 1rem;border:2px solid var(--quiet);
        border-radius:.5rem;background:var(--raised);color:var(--text);font:inherit;font-weight:700}
        .yes{border-color:var(--yes);background:var(--yes);color:var(--ground)}
        .no{border-color:var(--no);color:var(--no)}
        .wide{overflow-x:auto}
        table{border-collapse:collapse;width:100%}
        th,td{padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line);text-align:start;
        vertical-align:top;min-width:5rem}
        pre{padding:.75rem;border-radius:.5rem;background:var(--raised);white-space:pre-wrap}
        """

    /// The sheet as it stands in a page.
    static let element: Markup = "<style>\(Markup(stringLiteral: sheet))</style>"

    /// The source by which the policy allows this sheet and no other (CSP Level 3, section 6.7.3).
    static let source =
        "'sha256-" + Base64.encode(SHA256.digest(of: Markup(stringLiteral: sheet).bytes)) + "'"
}
