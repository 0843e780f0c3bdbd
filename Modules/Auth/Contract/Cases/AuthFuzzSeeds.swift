import ContractKit

/// Valid inputs of accounts that fuzzing mutates.
enum AuthFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{member}", "{session}", "email", "nickname", "010-1234-5678", "1999-12-31"],
        queries: [
            FuzzSeeds.Form(
                "auth.endAllSessions", "DELETE", "/api/v1/auth/sessions", seeds: ["keepCurrent=true"]),
            FuzzSeeds.Form(
                "auth.members", "GET", "/api/v1/members",
                seeds: ["role=member&state=active&limit=20", "page=2&limit=5"]),
            FuzzSeeds.Form(
                "auth.invitations", "GET", "/api/v1/invitations", seeds: ["limit=5", "page=1"]),
            FuzzSeeds.Form("auth.blocked", "GET", "/api/v1/me/blocks", seeds: ["limit=5", "page=1"]),
        ], bodies: entrance + own, identifier: "{member}")

    private static let entrance = [
        FuzzSeeds.Form(
            "auth.join", "POST", "/api/v1/auth/join",
            seeds: [
                #"{"email":"a@example.com","password":"느티나무 그늘 42","nickname":"보라","phone":"010-1234-5678","#
                    + #""birthday":"1999-12-31","language":"ko","#
                    + #""invitation":"k7mp-2xq9-4tna","device":"노트북"}"#
            ]),
        FuzzSeeds.Form(
            "auth.checkEmail", "POST", "/api/v1/auth/email", seeds: [#"{"email":"a@example.com"}"#]),
        FuzzSeeds.Form(
            "auth.checkNickname", "POST", "/api/v1/auth/nickname", seeds: [#"{"nickname":"보라"}"#]),
        FuzzSeeds.Form(
            "auth.login", "POST", "/api/v1/auth/login",
            seeds: [#"{"email":"{email}","password":"{password}","device":"a"}"#]),
        FuzzSeeds.Form(
            "auth.resetPassword", "POST", "/api/v1/auth/reset",
            seeds: [#"{"email":"{email}","code":"k7mp-2xq9-4tna","new":"또 다른 비밀번호 42"}"#]),
        FuzzSeeds.Form(
            "auth.refresh", "POST", "/api/v1/auth/refresh", seeds: [#"{"refreshToken":"{refresh}"}"#]),
    ]

    private static let own = [
        FuzzSeeds.Form(
            "auth.editProfile", "PUT", "/api/v1/me",
            seeds: [
                #"{"nickname":"보라","introduction":"안녕\n하세요","birthday":"1999-12-31","#
                    + #""language":"en","version":1}"#,
                #"{"nickname":"보라","sellerKind":"business","business":{"name":"느티나무 상점","#
                    + #""representative":"김보라","address":"서울 마포구 12","phone":"02-123-4567","#
                    + #""email":"a@example.com","registrationNumber":"123-45-67891","#
                    + #""mailOrderNumber":"제2026-서울마포-0123호"}}"#,
            ]),
        FuzzSeeds.Form(
            "auth.changeSetting", "PUT", "/api/v1/me/settings/currency-form",
            seeds: [#"{"value":"code"}"#, #"{"value":"느티나무 e\u0301"}"#]),
        FuzzSeeds.Form(
            "auth.changePassword", "PUT", "/api/v1/auth/password",
            seeds: [#"{"current":"느티나무 그늘 아래 43","new":"또 다른 비밀번호 42"}"#]),
        FuzzSeeds.Form(
            "auth.withdraw", "POST", "/api/v1/me/withdraw", seeds: [#"{"password":"느티나무 그늘 아래 43"}"#]),
        FuzzSeeds.Form(
            "auth.changeRole", "PUT", "/api/v1/members/{member}/role",
            seeds: [#"{"role":"moderator","reason":"새 매니저"}"#]),
        FuzzSeeds.Form(
            "auth.searchMembers", "POST", "/api/v1/members/search",
            seeds: [#"{"text":"보라","role":"member","state":"active","limit":20}"#]),
        FuzzSeeds.Form(
            "auth.suspend", "POST", "/api/v1/members/{member}/suspend", seeds: [#"{"reason":"광고"}"#]),
        FuzzSeeds.Form(
            "auth.silence", "POST", "/api/v1/members/{member}/silence",
            seeds: [#"{"hours":24,"reason":"욕설"}"#]),
        FuzzSeeds.Form(
            "auth.unsilence", "POST", "/api/v1/members/{member}/unsilence", seeds: [#"{"reason":""}"#]),
        FuzzSeeds.Form(
            "auth.restore", "POST", "/api/v1/members/{member}/restore", seeds: [#"{"reason":"해명을 들음"}"#]),
        FuzzSeeds.Form(
            "auth.signOut", "POST", "/api/v1/members/{member}/sign-out", seeds: [#"{"reason":"분실"}"#]),
        FuzzSeeds.Form(
            "auth.invite", "POST", "/api/v1/invitations", seeds: [#"{"uses":3,"days":7}"#, "{}"]),
    ]
}
