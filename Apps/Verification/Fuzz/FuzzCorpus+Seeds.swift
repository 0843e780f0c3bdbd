import Composition
import Wire

extension FuzzCorpus {
    static let words = [
        "%00", "%FF", "%ED%A0%80", "%", "%2", "+", "&", "=", "?", "#", "/", "//", "limit=", "after=", "page=",
        "category=", "{listing}", "{member}", "{order}", "{cursor}", #"{"amount":"#, #""currency":"#, "KRW",
        "price", "title", "attributes",
    ]

    static let queries = [
        Form(
            endpoint: "listings.browse", method: "GET", path: "/api/v1/listings",
            seeds: [
                "order=newest&limit=20",
                "category=jersey&category=ball&condition=A&keyword=%EC%A0%84%EB%B6%81",
                "minimumPrice=1000&maximumPrice=90000&currency=KRW&order=cheapest", "after={cursor}&limit=1",
                "page=2&limit=5", "seller={member}&onSale=true", "league=K%EB%A6%AC%EA%B7%B81&team=a&size=L",
            ]),
        Form(
            endpoint: "listings.mine", method: "GET", path: "/api/v1/me/listings",
            seeds: ["state=hidden&limit=3", "page=1", "after={cursor}"]),
        Form(
            endpoint: "listings.liked", method: "GET", path: "/api/v1/me/likes",
            seeds: ["limit=3", "page=1", "after={cursor}"]),
        Form(
            endpoint: "auth.endAllSessions", method: "DELETE", path: "/api/v1/auth/sessions",
            seeds: ["keepCurrent=true"]),
    ]

    private static let listing =
        #"{"title":"전북 현대 홈","description":"한 번\n입었습니다","price":{"amount":120000,"currency":"KRW"},"#
        + #""discount":{"amount":30000,"currency":"KRW"},"stock":3,"category":"jersey","condition":"A","#
        + #""attributes":{"league":"K리그1","team":"전북 현대","season":"2023/24","size":"L"}"#

    static let bodies = [
        Form(
            endpoint: "listings.publish", method: "POST", path: "/api/v1/listings",
            seeds: [listing + #","state":"draft"}"#, listing + "}"]),
        Form(
            endpoint: "listings.edit", method: "PUT", path: "/api/v1/listings/{listing}",
            seeds: [listing + #","version":1}"#, listing + "}"]),
        Form(
            endpoint: "listings.hold", method: "PUT", path: "/api/v1/listings/{foreign}/holds/{order}",
            seeds: [#"{"quantity":1,"until":"{until}"}"#]),
        Form(
            endpoint: "auth.join", method: "POST", path: "/api/v1/auth/join",
            seeds: [
                #"{"email":"a@example.com","password":"느티나무 그늘 42","nickname":"보라","phone":"010-1234-5678","#
                    + #""birthday":"1999-12-31","language":"ko","device":"노트북"}"#
            ]),
        Form(
            endpoint: "auth.checkEmail", method: "POST", path: "/api/v1/auth/email",
            seeds: [#"{"email":"a@example.com"}"#]),
        Form(
            endpoint: "auth.login", method: "POST", path: "/api/v1/auth/login",
            seeds: [#"{"email":"owner@example.com","password":"느티나무 그늘 아래 42","device":"a"}"#]),
        Form(
            endpoint: "auth.refresh", method: "POST", path: "/api/v1/auth/refresh",
            seeds: [#"{"refreshToken":"{refresh}"}"#]),
        Form(
            endpoint: "auth.editProfile", method: "PUT", path: "/api/v1/me",
            seeds: [#"{"nickname":"보라","introduction":"안녕\n하세요","birthday":"1999-12-31","version":1}"#]),
        Form(
            endpoint: "auth.changePassword", method: "PUT", path: "/api/v1/auth/password",
            seeds: [#"{"current":"느티나무 그늘 아래 43","new":"또 다른 비밀번호 42"}"#]),
        Form(
            endpoint: "auth.withdraw", method: "POST", path: "/api/v1/me/withdraw",
            seeds: [#"{"password":"느티나무 그늘 아래 43"}"#]),
        Form(
            endpoint: "auth.changeRole", method: "PUT", path: "/api/v1/members/{member}/role",
            seeds: [#"{"role":"moderator"}"#]),
    ]

    static let paths: [String] = Documents.endpoints.map { endpoint in
        let holds = endpoint.name.hasPrefix("listings.")
        return "\(endpoint.path)".replacing("{id}", with: holds ? "{listing}" : "{member}")
    }
}
