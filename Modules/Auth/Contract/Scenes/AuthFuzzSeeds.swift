import ContractKit

/// Right inputs of accounts, which fuzzing makes nearly right.
enum AuthFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{member}", "{session}", "email", "nickname", "010-1234-5678", "1999-12-31"],
        queries: [
            FuzzSeeds.Form(
                "auth.endAllSessions", "DELETE", "/api/v1/auth/sessions", seeds: ["keepCurrent=true"])
        ], bodies: entrance + own, identifier: "{member}")

    private static let entrance = [
        FuzzSeeds.Form(
            "auth.join", "POST", "/api/v1/auth/join",
            seeds: [
                #"{"email":"a@example.com","password":"느티나무 그늘 42","nickname":"보라","phone":"010-1234-5678","#
                    + #""birthday":"1999-12-31","language":"ko","device":"노트북"}"#
            ]),
        FuzzSeeds.Form(
            "auth.checkEmail", "POST", "/api/v1/auth/email", seeds: [#"{"email":"a@example.com"}"#]),
        FuzzSeeds.Form(
            "auth.login", "POST", "/api/v1/auth/login",
            seeds: [#"{"email":"{email}","password":"{password}","device":"a"}"#]),
        FuzzSeeds.Form(
            "auth.refresh", "POST", "/api/v1/auth/refresh", seeds: [#"{"refreshToken":"{refresh}"}"#]),
    ]

    private static let own = [
        FuzzSeeds.Form(
            "auth.editProfile", "PUT", "/api/v1/me",
            seeds: [#"{"nickname":"보라","introduction":"안녕\n하세요","birthday":"1999-12-31","version":1}"#]),
        FuzzSeeds.Form(
            "auth.changePassword", "PUT", "/api/v1/auth/password",
            seeds: [#"{"current":"느티나무 그늘 아래 43","new":"또 다른 비밀번호 42"}"#]),
        FuzzSeeds.Form(
            "auth.withdraw", "POST", "/api/v1/me/withdraw", seeds: [#"{"password":"느티나무 그늘 아래 43"}"#]),
        FuzzSeeds.Form(
            "auth.changeRole", "PUT", "/api/v1/members/{member}/role", seeds: [#"{"role":"moderator"}"#]),
    ]
}
