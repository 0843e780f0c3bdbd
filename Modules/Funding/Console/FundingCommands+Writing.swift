import Commands
import Funding
import Terminal
import Vocabulary

/// Campaigns as the owner of a shelter writes them.
extension FundingCommands {
    /// Writes a draft from options and answers; what was answered is shown first.
    func draft(_ options: NewCampaignOptions) async throws {
        let files = try photos(atMost: CampaignDraft.mostPhotos).files(
            options.draft.photos.photo, options.draft.photos.photoDescription,
            orThrow: FundingError.invalidFields)
        let id = try await shelter(options.shelter)
        var draft = try options.draft.applied(to: CampaignDraft(), in: console.language)
        if console.isInteractive {
            var questions = CampaignQuestions(console, draft)
            try questions.complete()
            draft = questions.draft
        }
        draft.photos = try await photos(atMost: CampaignDraft.mostPhotos).upload(files)
        let finished = draft
        let view = try await waiting { () throws(FundingError) in
            try await funding.draft(finished, of: id, idempotencyKey: nil)
        }
        answer(view, Phrase(en: "Draft saved", ko: "초안을 저장했습니다"))
        let campaign = view.campaign.id
        tell(
            Phrase(
                en: "It is a draft. Run 'madang funding open \(campaign)' to open it.",
                ko: "아직 작성 중입니다. 'madang funding open \(campaign)'(으)로 여세요."))
    }

    /// Changes the named fields of a campaign and leaves the others as they are.
    func edit(_ options: EditCampaignOptions) async throws {
        guard !options.draft.isEmpty else { throw Self.nothingToChange }
        let id = try await campaign(options.campaign)
        let known = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        guard known.role == .owner else { throw FundingError.managersOnly }
        let current = known.campaign
        var draft = try options.draft.applied(to: CampaignDraft(current), in: console.language)
        let named = photos(atMost: CampaignDraft.mostPhotos)
        let files = try named.files(
            options.draft.photos.photo, options.draft.photos.photoDescription, besides: draft.photos.count,
            orThrow: FundingError.invalidFields)
        draft.photos += try await named.upload(files)
        let finished = draft
        let view = try await waiting { () throws(FundingError) in
            try await funding.edit(id, finished, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    /// Opens a draft, after a confirmation that says what stays from then on.
    func open(_ argument: CampaignArgument) async throws {
        let id = try await campaign(argument)
        let known = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        let details = known.campaign.details
        let goal = Phrase { details.goal.sum.text(in: $0) }
        try console.requireConfirmed(
            Phrase(
                en: "Open '\(details.title)' with a goal of \(goal.en) until \(details.deadline.words.en)? "
                    + "Goal, model, purpose, costs, cap, deadline and registration stay then.",
                ko: "'\(details.title)' 펀딩을 열까요? 목표 \(goal.ko), 마감 \(details.deadline.words.ko). "
                    + "연 뒤에는 목표, 방식, 모집 목적, 비용 비율, 한도, 마감, 등록 정보를 바꿀 수 없습니다."))
        answer(
            try await waiting { () throws(FundingError) in try await funding.open(id) },
            Phrase(en: "Open", ko: "펀딩을 열었습니다"))
    }

    static var nothingToChange: UsageError {
        UsageError(
            Phrase(
                en: "Nothing to change. Set fields with options; '--help' shows them.",
                ko: "수정할 내용이 없습니다. 옵션으로 지정하세요. '--help'로 확인할 수 있습니다."))
    }
}

/// The ends of campaigns.
extension FundingCommands {
    /// Puts the deadline off.
    func extend(_ options: ExtendOptions) async throws {
        let id = try await campaign(options.campaign)
        let known = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        var fieldErrors: [FieldError] = []
        let base = DeadlineDraft(zone: known.campaign.details.deadline.zone)
        var draft = options.deadline.applied(to: base, &fieldErrors)
        guard fieldErrors.isEmpty else { throw FundingError.invalidFields(fieldErrors) }
        if draft.time.isEmpty {
            draft.time = try console.ask(FundingError.prompt("deadline"), flag: "--deadline")
        }
        let deadline = draft
        try console.requireConfirmed(
            Phrase(
                en: "Put the deadline off to \(deadline.time) (\(deadline.zone))? That is possible once; "
                    + "backers are told that they may leave.",
                ko: "마감을 \(deadline.time) (\(deadline.zone))(으)로 연장할까요? 한 번만 할 수 있으며, 후원자에게 취소할 수 "
                    + "있다고 알립니다."))
        answer(
            try await waiting { () throws(FundingError) in try await funding.extend(id, to: deadline) },
            Phrase(en: "Extended", ko: "마감을 연장했습니다"))
    }

    /// Ends the collecting before the deadline, after a confirmation.
    func close(_ argument: CampaignArgument) async throws {
        let id = try await campaign(argument)
        let view = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        try console.requireConfirmed(
            Phrase(
                en: "End the collecting of '\(view.campaign.details.title)' now? "
                    + "Raised: \(view.raisedWords.en).",
                ko: "'\(view.campaign.details.title)' 펀딩을 지금 마감할까요? \(view.raisedWords.ko)"))
        answer(
            try await waiting { () throws(FundingError) in try await funding.close(id) },
            Phrase(en: "Closed", ko: "펀딩을 마감했습니다"))
        tell(
            Phrase(
                en: "It is decided once the payments that are under way have come in.",
                ko: "진행 중인 결제가 끝나면 결과를 정합니다."))
    }

    /// Calls a campaign off, if its owner types a word.
    func cancel(_ argument: CampaignArgument) async throws {
        let id = try await campaign(argument)
        let view = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        let title = view.campaign.details.title
        let word = Phrase(en: "cancel", ko: "취소").text(in: console.language)
        try console.requireConfirmed(
            Phrase(
                en: "Cancel '\(title)'? All money goes back to its backers (\(view.backersWords.en)).",
                ko: "'\(title)' 펀딩을 취소할까요? 후원금을 모두 돌려줍니다 (\(view.backersWords.ko))."),
            severity: .severe(typing: word))
        answer(
            try await waiting { () throws(FundingError) in try await funding.cancel(id) },
            Phrase(en: "Cancelled", ko: "펀딩을 취소했습니다"))
    }

    /// Says that an item cannot be had, after a confirmation.
    func lack(_ options: LackOptions) async throws {
        let id = try await campaign(options.campaign)
        try console.requireConfirmed(
            Phrase(
                en:
                    "Say that item \(options.item) cannot be had? Its backers choose a refund or a swap.",
                ko: "\(options.item)번 물품을 구할 수 없다고 알릴까요? 후원자가 환불이나 다른 물품을 고릅니다."))
        let item = options.item
        answer(
            try await waiting { () throws(FundingError) in try await funding.lack(item, in: id) },
            Phrase(en: "Backers are asked about item \(item)", ko: "\(item)번 물품: 후원자에게 선택을 요청했습니다"))
    }
}
