/// The vocabulary is a closed list: a type is admitted if at least three domains exchange it with a front end
/// or the wire, and it has no dependency.
enum VocabularyRule {
    static let name = "vocabulary"
    static let admitted: Set<String> = [
        "AccessEnd", "ActingMember", "AddressRight", "AnyIdentifier", "AttachedPictures", "AuditActor",
        "AuditEvent", "AuditEventID", "AuditEventSubject", "AuditLog", "BlockDirectory",
        "BusinessDisclosure", "Cashier", "CashierFailure", "ChainHash", "ChainHead", "ChainSeal",
        "CivilDay", "CivilMonth", "CivilReading", "CivilTime", "ClosedMembers", "CommentDirectory",
        "ConversationBook", "Currency", "Cursor", "DeliveryChange", "DeliveryFailure", "DescribedError",
        "DomainError", "Earning", "ErrorDescription", "ErrorKind", "ExitStatus", "FieldError",
        "HiddenMembers", "HoldBook", "HoldFailure", "HoldLimits", "HoldState", "IdempotencyKey",
        "IdempotencyRecords", "IdempotentRequest", "Identifier", "IdentifierSource", "IdentifierSubject",
        "InMemoryOutbox", "KeysetItems", "KeysetPage", "LedgerPostingKind", "LocalTime", "MemberBlocked",
        "MemberCard", "MemberCount", "MemberCountKind", "MemberCounts", "MemberDirectory", "MemberID",
        "MemberPorts", "MemberSubject", "Money", "MoneyError", "NicknameDirectory", "Notice",
        "NoticeBook", "NoticeID", "NoticeKind", "NoticeRule", "NoticeSubject", "NoticeWithdrawal",
        "OrderCard", "OrderCardList", "OrderCardState", "OrderID", "OrderSubject", "Outbox",
        "OutboxDelivery", "OutboxEvent", "OutboxLimits", "OutboxMessage", "OutboxOutcome",
        "OutboxReport", "Page", "PageNumbering", "PageRequest", "PaidDeliveries", "PaidOrders",
        "PayeeBalance", "PayeePosting", "PayoutBook", "PayoutFailure", "PictureAttachments",
        "PictureCard", "PictureDirectory", "PictureID", "PictureSubject", "Postponed", "Principal",
        "Purchasable", "Purchase", "PurchaseFailure", "PurchaseQuote", "PurchaseRequest", "RateLimit",
        "RawIdentifier",
        "RefundTerms", "Repetition", "ReportDirectory", "RequestContent", "RightMint", "RightSecret",
        "Role", "Rule", "SaidMessage", "Scope", "SellerDirectory", "SellerKind", "ServiceFailure",
        "Services", "SessionDirectory", "SessionID", "SessionSubject", "Silence", "Standing",
        "StandingDirectory", "Start", "Step", "Stock", "SubjectAct", "SubjectCard", "SubjectDirectory",
        "SubjectFollower", "SubjectModeration", "SuspensionChange", "Texts", "TimeSource", "TimeZones",
        "Timestamp", "Unheard", "UnitHold", "UnknownZone", "Version", "ZoneOffset", "ZoneRules",
    ]

    static func check(_ tree: SourceTree, admitted: Set<String> = admitted) -> [Violation] {
        let files = tree.files(under: "Modules/Foundations/Vocabulary")
        let declared = files.flatMap { file in
            DocumentationRule.publicTypes(of: file).compactMap { index in
                file.tokens[safe: index + 1].map { (file: file.path, line: $0.line, type: $0.text) }
            }
        }
        let strangers = declared.filter { !admitted.contains($0.type) }.map {
            violation(
                $0.file, $0.line,
                "`\($0.type)` is not admitted. Keep it in its domain; if three domains exchange it, "
                    + "add it to VocabularyRule.admitted with a decision record.")
        }
        let gone =
            files.isEmpty
            ? []
            : admitted.subtracting(declared.map(\.type)).sorted().map {
                violation(
                    "Modules/Foundations/Vocabulary", 1,
                    "`\($0)` is gone. Remove it from VocabularyRule.admitted.")
            }
        return strangers + gone
    }

    private static func violation(_ file: String, _ line: Int, _ message: String) -> Violation {
        Violation(file: file, line: line, rule: name, message: message)
    }
}
