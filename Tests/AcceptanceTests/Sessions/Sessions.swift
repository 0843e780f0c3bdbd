extension Session {
    /// The sessions that every backend must answer alike.
    static let all = [korean, english, deal, evening, jersey]

    /// The sessions in which people pay and clocks are moved: at a server with test money.
    static let paid = [season, campaign]

    /// Their names.
    static let names = all.map(\.name)

    /// The names of those in which people pay.
    static let paidNames = paid.map(\.name)

    static let password = "느티나무 그늘 아래 42"

    /// 새 회원이 가입해서 물건을 올리고, 좋아요를 받고, 고치고, 지우고, 탈퇴하기까지.
    static let korean = Session(
        name: "korean", language: "ko",
        steps: [
            .run("listings", "browse", shows: "아직 등록된 물건이 없습니다"),
            .run("listings", "mine", status: 77, shows: "로그인이 필요합니다", "madang auth login"),
            .talk(
                "auth", "join",
                answers: [
                    ("이메일: ", "minjun@example.com"), ("닉네임: ", "민준"), ("비밀번호: ", password),
                    ("비밀번호 다시: ", password),
                ], shows: "민준 님, 환영합니다!"),
            .run("auth", "whoami", shows: "민준 (minjun@example.com)"),
            .talk(
                "listings", "publish",
                answers: [
                    ("분류: ", "1"), ("제목: ", "전북 현대 홈 유니폼"), ("가격: ", "120,000"), ("할인 (선택): ", "30000"),
                    ("등급 [5]: ", "2"), ("리그: ", "K리그1"), ("팀: ", "전북 현대"), ("시즌: ", "2023/24"),
                    ("사이즈: ", "L"),
                    ("선수 (선택): ", "이동국"), ("버전 (선택): ", "레플리카"), ("수량 [1]: ", ""), ("예약 방식 [1]: ", ""),
                    ("설명 (선택): ", "한 번 입었습니다."), ("대표 사진 파일 (선택): ", ""),
                    ("이대로 등록할까요? [y/N] ", "y"),
                ], shows: "₩90,000", "등록했습니다: 전북 현대 홈 유니폼"),
            .run(
                "listings", "publish", "-", "--yes",
                input: "category: 의류\ntitle: 나이키 바람막이\nprice: 30000\ncondition: A\nbrand: 나이키\nsize: M\n",
                shows: "등록했습니다: 나이키 바람막이"),
            .run(
                "listings", "publish", "--title", "축구공", "--price", "만원", "--category", "공", "--yes",
                status: 65,
                shows: "분류 (--category)", "가격 (--price)"),
            .run("listings", "browse", shows: "나이키 바람막이", "₩90,000 -25%", "민준"),
            .run("listings", "browse", "--keyword", "전북", "--json", shows: "\"items\"", "K리그1"),
            // The same word as conjoining letters, as some keyboards and file systems write it.
            .run(
                "listings", "browse", "--plain", "--keyword",
                "\u{110C}\u{1165}\u{11AB}\u{1107}\u{116E}\u{11A8}",
                shows: "전북 현대 홈 유니폼"),
            .run("listings", "like", "<lst:1>", status: 77, shows: "좋아요를 누를 수 없습니다"),
            .run("listings", "liked", shows: "좋아요를 누른 물건이 없습니다"),
            .run("listings", "edit", "<lst:1>", "--price", "110000", "--discount", "0", shows: "수정했습니다"),
            .run("listings", "show", "<lst:1>", shows: "₩110,000", "이동국", "레플리카"),
            .run("listings", "hide", "<lst:2>", shows: "숨겼습니다"),
            .run(
                "listings", "mine", "--state", "hidden", "--plain", shows: "나이키 바람막이\t30000\tKRW\tA\thidden"),
            .run("listings", "publish", "<lst:2>", shows: "등록했습니다: 나이키 바람막이"),
            .run("listings", "delete", "<lst:2>", status: 64, shows: "--yes"),
            .talk("listings", "delete", "<lst:2>", answers: [("입력: ", "삭제")], shows: "삭제했습니다"),
            .run("listings", "show", "<lst:2>", status: 66, shows: "해당 물건을 찾을 수 없습니다"),
            .run("profile", "edit", "--introduction", "동네에서 축구합니다.", shows: "동네에서 축구합니다."),
            .talk(
                "auth", "withdraw", answers: [("입력: ", "민준"), ("비밀번호: ", password)], shows: "탈퇴했습니다"),
            .run("listings", "browse", shows: "아직 등록된 물건이 없습니다"),
            .run(
                "auth", "login", "--email", "minjun@example.com", "--password-stdin", input: password + "\n",
                status: 77, shows: "이메일 또는 비밀번호가 올바르지 않습니다"),
        ])

    /// A new member joins by flags, publishes from flags and files, is careful with sessions, and leaves.
    static let english = Session(
        name: "english", language: "en",
        steps: [
            .run(
                "auth", "join", "--email", "alex@example.com", "--nickname", "alex", "--password-stdin",
                input: "password\n", status: 65, shows: "password is too easy to guess"),
            .run(
                "auth", "join", "--email", "alex@example.com", "--nickname", "alex", "--password-stdin",
                input: password + "\n", shows: "Welcome, alex!"),
            .run("auth", "sessions", "--json", shows: "\"isCurrent\": true"),
            .run(
                "listings", "publish", "--category", "jersey", "--title", "Home shirt", "--price", "45.50",
                "--currency", "USD", "--league", "Premier League", "--team", "Arsenal", "--season", "2003/04",
                "--size", "M", "--draft", "--yes", shows: "Saved as a draft: Home shirt"),
            .run("listings", "browse", shows: "There are no listings yet"),
            .run("listings", "publish", "<lst:1>", "--json", shows: "\"state\": \"on-sale\""),
            .run(
                "listings", "publish", "--file", "-", "--yes", "--json",
                input:
                    #"{"title":"Ball","category":"general","price": {"amount": 8000, "currency":"KRW"}}"#,
                shows: "\"title\": \"Ball\""),
            .run(
                "listings", "publish", "--file", "-", "--yes",
                input: #"{"title": "\u001b[2JBall", "category": "general", "price": 8000}"#, status: 65,
                shows: "title (--title) contains characters that are not allowed"),
            .run(
                "listings", "publish", "-", "--yes", input: "title: x\ncolour: \u{202E}red\n\u{1B}[31m: y\n",
                status: 65, shows: "error:"),
            .run("listings", "show", "\u{1B}[31mred", status: 64, shows: "^[[31mred"),
            .run("listings", "browse", "--limit", "1", shows: "Ball", "More: madang more"),
            .run("listings", "browse", "--page", "2", "--limit", "1", shows: "Home shirt", "Page 2 of 2"),
            .run(
                "listings", "browse", "--order", "cheapest", "--currency", "USD", "--plain",
                shows: "45.50\tUSD"),
            .run(
                "listings", "like", "<lst:2>", "--plain", status: 77, shows: "you cannot reserve or like it"),
            .run("listings", "unlike", "<lst:2>", "--json", shows: "\"likes\": 0"),
            .talk(
                "listings", "edit", "<lst:2>",
                answers: [
                    ("Title [Ball]: ", "Football"), ("Price [8000]: ", "nine"), ("Price [8000]: ", "9000"),
                    ("Discount (optional): ", ""), ("Stock [1]: ", "2"), ("Description (optional): ", ""),
                ], shows: "Price must be a number, such as 12000", "Updated: Football"),
            .run("listings", "show", "<lst:2>", shows: "Football", "₩9,000", "alex"),
            .talk(
                "listings", "delete", "<lst:2>", answers: [("confirm: ", "no")], status: 130,
                shows: "Nothing was deleted"),
            .run("listings", "delete", "<lst:2>", "--yes", shows: "Deleted: Football"),
            .talk(
                "auth", "password",
                answers: [
                    ("Current password: ", password), ("New password: ", "a second tree 43"),
                    ("New password again: ", "a third tree 44"), ("New password: ", "a second tree 43"),
                    ("New password again: ", "a second tree 43"),
                ], shows: "The passwords do not match", "Password changed"),
            .run("auth", "logout", shows: "Signed out."),
            .run("auth", "whoami", "--json", status: 77, shows: "\"code\": \"sign-in-required\""),
            .talk(
                "auth", "login",
                answers: [("Email [alex@example.com]: ", ""), ("Password: ", "a second tree 43")],
                shows: "Signed in as alex"),
            .run("auth", "sessions", "end", "--all", "--yes", shows: "You are signed out"),
            .run("auth", "logout", shows: "You are not signed in"),
            .run(
                "auth", "login", "--email", "alex@example.com", "--password-stdin",
                input: "a second tree 43\n",
                shows: "Signed in as alex"),
            .run(
                "auth", "withdraw", "--password-stdin", "--yes", input: "a second tree 43\n",
                shows: "Your account has been deleted"),
            .run("auth", "whoami", status: 77, shows: "Sign in"),
        ])
}
