public import Funding
public import Vocabulary
public import Wire

extension FundingWire {
    /// What a shelter tells the backers of a campaign.
    public static let update: WireCoder<UpdateView> = Shape<UpdateView>(
        "CampaignUpdate",
        Field("id", .id()) { $0.update.id },
        Field("campaign", .id()) { $0.update.campaign },
        Field("author", person) { $0.author },
        Field(flattening: matter) { $0.update.matter },
        Field("text", updateText, fallback: "") { $0.update.text },
        Field(flattening: photos) { $0.update.photos },
        Field(flattening: updateCourse) { UpdateCourse($0.update) }
    ) { id, campaign, author, matter, text, photos, course in
        let update = CampaignUpdate(
            id: id, campaign: campaign, author: author.id, matter: matter, text: text, photos: photos,
            hiddenAt: course.hiddenAt, createdAt: course.createdAt, version: course.version)
        return UpdateView(update: update, author: author)
    }.coder

    /// A page of updates.
    public static let updates: WireCoder<Page<UpdateView>> = .page("CampaignUpdatePage", of: update)

    /// An update as it is typed.
    static let updateDraft = Shape<UpdateDraft>(
        "CampaignUpdateDraft",
        Field(flattening: matter) { $0.matter },
        Field("text", updateText, fallback: "", note: .required) { $0.text },
        Field("photos", namedPhotos, fallback: []) { $0.photos }
    ) { matter, text, photos in UpdateDraft(matter: matter, text: text, photos: photos) }

    private static let updateText = WireCoder<String>.text(
        maximumLength: 2_000, example: "사료 30포가 도착했습니다.")
}

/// When an update was made, and hidden.
private struct UpdateCourse: Sendable {
    let hiddenAt: Timestamp?
    let createdAt: Timestamp
    let version: Version
}

extension UpdateCourse {
    init(_ update: CampaignUpdate) {
        self.init(hiddenAt: update.hiddenAt, createdAt: update.createdAt, version: update.version)
    }
}

extension FundingWire {
    private static let updateCourse = Shape<UpdateCourse>(
        "CampaignUpdateCourse",
        Field("hiddenAt", WireCoder<Timestamp>.timestamp.optional) { $0.hiddenAt },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("version", .version) { $0.version }
    ) { hiddenAt, createdAt, version in
        UpdateCourse(hiddenAt: hiddenAt, createdAt: createdAt, version: version)
    }

    /// What an update is about, in members of their own.
    private struct MatterParts: Sendable {
        let kind: UpdateMatter.Kind
        let item: Int?
        let quantity: Int?
        let isLast: Bool
    }

    /// Purchases and deliveries have a quantity, and an item where the campaign is for items.
    private static let matter = Shape<MatterParts>(
        "UpdateMatter",
        Field("kind", WireCoder<UpdateMatter.Kind>.choice, fallback: .news) { $0.kind },
        Field("item", itemNumber.optional) { $0.item },
        Field("quantity", WireCoder<Int>.count.optional) { $0.quantity },
        Field("last", .bool, fallback: false) { $0.isLast }
    ) { kind, item, quantity, isLast in
        MatterParts(kind: kind, item: item, quantity: quantity, isLast: isLast)
    }
    .map(
        to: { (matter: UpdateMatter) in
            MatterParts(
                kind: matter.kind, item: matter.item, quantity: matter.quantity, isLast: matter.isLast)
        },
        from: { parts, place throws(DecodingFailure) in try read(parts, place) })

    private static func read(
        _ parts: MatterParts, _ place: CodingPath
    ) throws(DecodingFailure) -> UpdateMatter {
        if parts.isLast, parts.kind != .delivered {
            throw DecodingFailure(.member("last", of: place), .unexpected)
        }
        switch (parts.kind, parts.quantity) {
        case (.news, nil) where parts.item == nil: return .news
        case (.thanks, nil) where parts.item == nil: return .thanks
        case (.bought, let quantity?): return .bought(parts.item, quantity: quantity)
        case (.delivered, let quantity?):
            return .delivered(parts.item, quantity: quantity, isLast: parts.isLast)
        case (.bought, nil), (.delivered, nil):
            throw DecodingFailure(.member("quantity", of: place), .required)
        case (.news, _), (.thanks, _):
            let name = parts.item == nil ? "quantity" : "item"
            throw DecodingFailure(.member(name, of: place), .unexpected)
        }
    }
}
