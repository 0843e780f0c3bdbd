/// Words that people type for a command, in both languages, beside the names that commands have.
enum CommandSynonyms {
    /// The words that mean the same as that one, in lower case; the empty set if none do.
    static func of(_ word: String) -> Set<String> {
        groups.filter { $0.contains(word) }.reduce(into: []) { $0.formUnion($1) }
    }

    private static let groups: [Set<String>] = [
        ["list", "browse", "ls", "all", "index", "목록", "둘러보기"],
        ["browse", "search", "find", "query", "lookup", "검색", "찾기"],
        ["mine", "my", "own", "내것", "내물건"],
        ["show", "view", "get", "info", "cat", "details", "보기", "조회"],
        ["delete", "remove", "rm", "del", "erase", "삭제", "지우기"],
        [
            "publish", "sell", "post", "write", "draft", "found", "create", "new", "add", "등록", "올리기", "쓰기",
            "글쓰기",
        ],
        ["publish", "sell", "팔기"],
        ["sales", "sold", "판매", "판매내역"],
        ["edit", "update", "change", "modify", "수정", "변경"],
        ["login", "signin", "sign-in", "로그인"],
        ["logout", "signout", "sign-out", "로그아웃"],
        ["join", "signup", "sign-up", "register", "가입", "회원가입"],
        ["withdraw", "unregister", "탈퇴"],
        ["whoami", "profile", "me", "account", "내정보"],
        ["buy", "purchase", "order", "구매", "구입", "사기"],
        ["pay", "checkout", "결제"],
        ["reserve", "book", "예약"],
        ["back", "donate", "pledge", "후원", "기부"],
        ["cancel", "abort", "취소"],
        ["like", "heart", "favorite", "favourite", "fav", "좋아요", "찜"],
        ["send", "message", "chat", "dm", "메시지", "채팅", "대화"],
        ["report", "flag", "신고"],
        ["notices", "notifications", "alerts", "inbox", "알림"],
        ["settings", "preferences", "prefs", "options", "설정"],
        ["doctor", "status", "diagnose", "진단"],
        ["manual", "man", "docs", "설명서"],
        ["more", "next", "다음", "더보기"],
    ]
}
