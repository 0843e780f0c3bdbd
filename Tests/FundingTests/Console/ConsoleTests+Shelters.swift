/// Shelters, and what operators do.
extension ConsoleTests {
    static let shelterScenes = [
        Scene(name: "shelters", words: ["shelters", "list"], person: .visitor),
        Scene(name: "shelters-none", words: ["shelters", "list"], person: .visitor, isEmpty: true),
        Scene(name: "shelters-mine", words: ["shelters", "list", "--mine"]),
        Scene(
            name: "shelters-pending", words: ["shelters", "list", "--state", "pending"], person: .operator),
        Scene(name: "shelters-pending-refused", words: ["shelters", "list", "--state", "pending"]),
        Scene(name: "shelter", words: ["shelters", "show", "느티나무 쉼터"], person: .visitor),
        Scene(name: "shelter-treasurer", words: ["shelters", "show", "{shelter}"], person: .treasurer),
        Scene(name: "shelter-unknown", words: ["shelters", "show", "없는 곳"], person: .visitor),
        Scene(
            name: "found",
            words: [
                "shelters", "found", "--name", "송정 보호소", "--registration", "제2026-광주-042호", "--place",
                "광주 광산구", "--contact", "062-000-0000",
            ]),
        Scene(
            name: "found-asked", words: ["shelters", "found"],
            input: ["송정 보호소", "제2026-광주-042호", "광주 광산구", "062-000-0000"]),
        Scene(name: "found-invalid", words: ["shelters", "found", "--name", "송"]),
        Scene(
            name: "found-taken",
            words: [
                "shelters", "found", "--name", "느티나무 쉼터", "--registration", "제2026-광주-042호", "--place",
                "광주 광산구", "--contact", "062-000-0000",
            ]),
        Scene(
            name: "shelter-edit", words: ["shelters", "edit", "{shelter}", "--contact", "041-555-0199"],
            person: .owner),
        Scene(
            name: "shelter-edit-fixed", words: ["shelters", "edit", "{shelter}", "--name", "다른 이름"],
            person: .owner),
        Scene(name: "shelter-edit-nothing", words: ["shelters", "edit", "{shelter}"], person: .owner),
        Scene(name: "members", words: ["shelters", "members", "{shelter}"], person: .visitor),
        Scene(
            name: "role", words: ["shelters", "role", "{shelter}", "민준", "봉사자"], person: .owner),
        Scene(
            name: "role-owner", words: ["shelters", "role", "{shelter}", "2", "owner"], person: .owner,
            list: ["shelters", "members", "{shelter}"], input: ["y"]),
        Scene(
            name: "role-invalid", words: ["shelters", "role", "{shelter}", "민준", "왕"], person: .owner),
        Scene(
            name: "role-unknown", words: ["shelters", "role", "{shelter}", "하린", "helper"], person: .owner),
        Scene(name: "remove", words: ["shelters", "remove", "{shelter}", "민준"], person: .owner),
        Scene(
            name: "remove-owner", words: ["shelters", "remove", "{shelter}", "수연"], person: .owner),
        Scene(
            name: "account",
            words: [
                "shelters", "account", "{shelter}", "--bank", "국민은행", "--account", "123-456-789012",
                "--holder", "느티나무 쉼터",
            ], person: .treasurer),
        Scene(
            name: "account-invalid",
            words: [
                "shelters", "account", "{shelter}", "--bank", "국민은행", "--account", "비밀", "--holder", "쉼터",
            ], person: .treasurer),
    ]

    static let oversightScenes = [
        Scene(
            name: "verify", words: ["shelters", "verify", "{pending}", "--reason", "등록증을 확인함"],
            person: .operator),
        Scene(
            name: "verify-named", words: ["shelters", "verify", "달빛 고양이집", "--reason", "등록증을 확인함"],
            person: .operator),
        Scene(
            name: "verify-asked", words: ["shelters", "verify", "{pending}"], person: .operator,
            input: ["등록증을 확인함", "y"]),
        Scene(
            name: "verify-refused", words: ["shelters", "verify", "{shelter}", "--reason", "등록증을 확인함"],
            person: .owner),
        Scene(
            name: "verify-again", words: ["shelters", "verify", "{shelter}", "--reason", "또 확인함"],
            person: .operator),
        Scene(
            name: "suspend", words: ["shelters", "suspend", "{shelter}", "--reason", "신고가 많음"],
            person: .operator),
        Scene(
            name: "pause", words: ["funding", "pause", "{amount}", "--reason", "확인 중"], person: .operator),
        Scene(
            name: "resume-refused", words: ["funding", "resume", "{amount}", "--reason", "확인함"],
            person: .backer),
        Scene(
            name: "call-off", words: ["funding", "call-off", "{items}", "--reason", "보호소 없음"],
            person: .operator),
        Scene(name: "refunds-none", words: ["funding", "refunds"], person: .operator),
        Scene(name: "refunds-refused", words: ["funding", "refunds"], person: .owner),
        Scene(
            name: "payout",
            words: [
                "funding", "payout", "{done}", "--amount", "100000", "--transfer", "2026-01-0042", "--reason",
                "모금 지급",
            ], person: .operator),
        Scene(
            name: "payout-early",
            words: [
                "funding", "payout", "{amount}", "--amount", "100000", "--transfer", "2026-01-0043",
                "--reason", "모금 지급",
            ], person: .operator),
        Scene(
            name: "payout-account", words: ["funding", "account", "{done}", "--reason", "모금 지급"],
            person: .operator),
    ]
}
