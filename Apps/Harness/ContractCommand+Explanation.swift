import Terminal

extension ContractCommand {
    static let explanation = Phrase(
        en: """
            At a database each clause gets a file or a schema of its own, removed afterwards. At a server \
            clauses run among what is there, by members who join for it under names and with passwords of \
            the run's own; they withdraw in the end, but their rows stay: that needs a confirmation. What a \
            server does not give away (its clock, say) is found out before, and reported as not applicable. \
            Ends with 0 only if no promise is broken and enough of them were kept, with 1 otherwise, with \
            130 if it was broken off. Clauses ask and hold more than a neighbour may: start the server with \
            --limits off --holds-per-member 0 --holds-per-thing 0. With an operator's access token, in \
            MADANG_OPERATOR_TOKEN or a file, clauses get the roles that they ask for. At a server of \
            'serve-tests', with the token of its file, they get nearly all.
            """,
        ko: """
            데이터베이스에서는 조항마다 따로 파일이나 스키마를 만들고 끝나면 지웁니다. 서버에서는 있는 데이터 사이에서, \
            검사용 이름과 비밀번호로 가입한 회원이 실행합니다. 이 회원은 끝나면 탈퇴하지만 흔적이 남으므로 확인을 \
            받습니다. 서버가 허용하지 않는 것(시계 등)이 필요한 조항은 미리 가려내 '해당 없음'으로 보고합니다. 위반이 \
            없고 통과율이 기준 이상일 때만 0으로, 아니면 1로, 중단하면 130으로 끝납니다. 조항은 이웃 한 명에게 허용되는 \
            것보다 많이 요청하고 예약하므로 서버를 --limits off --holds-per-member 0 --holds-per-thing 0으로 시작하세요. \
            운영자의 액세스 토큰을 MADANG_OPERATOR_TOKEN이나 파일로 주면 역할이 필요한 조항도 검사하고, 'serve-tests'의 \
            서버에 그 토큰 파일을 주면 거의 모든 조항을 검사합니다.
            """)
}
