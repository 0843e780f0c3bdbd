import Terminal

extension LoginScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (heading, rest) = frame.bounds.inset(columns: 2, rows: 1).split(top: 2)
        let words =
            state.isJoining
            ? Phrase(
                en: "Join this neighbourhood. ^N signs in instead.", ko: "이 동네에 가입합니다. ^N을 누르면 로그인으로 바뀝니다.")
            : Phrase(
                en: "Sign in. ^N joins if you have no account.", ko: "로그인합니다. 계정이 없으면 ^N을 눌러 가입하세요.")
        frame.put(line: words.text(in: around.language), in: heading, .role(.faint))
        frame.put(state.fields, in: rest, around.language)
        return frame
    }
}
