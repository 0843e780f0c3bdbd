public import Vocabulary

/// Why a list of withdrawals cannot be used.
public enum WithdrawalListError: Error, Hashable, Sendable {
    /// The list at that path cannot be read, for that reason.
    case unreadable(String, String)
    /// The line of that number in the list at that path is no member's identifier.
    case line(String, Int)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .unreadable(let path, let reason):
            ErrorDescription(
                .unavailable, "withdrawals-unreadable",
                """
                The withdrawal list \(path) cannot be read: \(reason). Make it a file that this account can \
                read and write; without it, members who withdrew after a backup may come back.
                """,
                """
                탈퇴 목록 \(path)을(를) 읽을 수 없습니다: \(reason). 이 계정이 읽고 쓸 수 있는 파일로 바꾸세요. 목록이 \
                없으면 백업 뒤에 탈퇴한 회원이 되살아날 수 있습니다.
                """)
        case .line(let path, let number):
            ErrorDescription(
                .invalid, "withdrawals-line",
                """
                Line \(number) of the withdrawal list \(path) is not a member ID. Write one ID per line \
                (mem_ followed by 26 characters), as UTF-8 text; put # before a line that is a note.
                """,
                """
                탈퇴 목록 \(path)의 \(number)번째 줄이 회원 ID가 아닙니다. 한 줄에 ID(mem_ 뒤에 26자) 하나씩 UTF-8로 \
                적고, 메모인 줄은 #으로 시작하세요.
                """)
        }
    }
}
