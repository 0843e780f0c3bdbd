public import Funding
public import Terminal
public import Vocabulary

extension Destination {
    static let campaignName = "funding.detail"
    static let itemsName = "funding.items"
    static let updatesName = "funding.updates"
    static let backersName = "funding.backers"
    static let photosName = "funding.photos"
    static let updatePhotosName = "funding.update-photos"
    static let shelterName = "funding.shelter"
    static let shelterCampaignsName = "funding.shelter-campaigns"
    static let shelterPeopleName = "funding.shelter-people"
    static let shelterPhotoName = "funding.shelter-photo"
    static let receiptName = "funding.receipt"

    /// Campaigns that take backings, with search and filters.
    public static let funding = Destination("funding.list")

    /// One campaign.
    public static func campaign(_ id: CampaignID) -> Destination {
        Destination(campaignName, ["id": "\(id)"])
    }

    /// One shelter.
    public static func shelter(_ id: ShelterID) -> Destination { Destination(shelterName, ["id": "\(id)"]) }

    /// The principal's own backings, with what was given by year.
    public static let ownBackings = Destination("funding.own")

    /// The principal's own receipts.
    public static let ownReceipts = Destination("funding.receipts")

    /// What the shelter of a campaign tells its backers.
    public static func updates(of id: CampaignID) -> Destination {
        Destination(updatesName, ["id": "\(id)"])
    }

    /// Verified shelters.
    static let shelters = Destination("funding.shelters")
    /// The principal's own shelters.
    static let ownShelters = Destination("funding.own-shelters")

    static func items(of id: CampaignID) -> Destination { Destination(itemsName, ["id": "\(id)"]) }

    static func backers(of id: CampaignID) -> Destination { Destination(backersName, ["id": "\(id)"]) }

    /// The photos of a campaign and of its items, as large as the screen.
    static func photos(of id: CampaignID, from number: Int = 0) -> Destination {
        Destination(photosName, ["id": "\(id)", "photo": "\(number)"])
    }

    /// The photos of an update of a campaign.
    static func photos(of update: UpdateID, in id: CampaignID) -> Destination {
        Destination(updatePhotosName, ["id": "\(id)", "update": "\(update)"])
    }

    /// All campaigns of a shelter.
    static func campaigns(of shelter: ShelterID) -> Destination {
        Destination(shelterCampaignsName, ["id": "\(shelter)"])
    }

    static func people(of shelter: ShelterID) -> Destination {
        Destination(shelterPeopleName, ["id": "\(shelter)"])
    }

    static func photo(of shelter: ShelterID) -> Destination {
        Destination(shelterPhotoName, ["id": "\(shelter)"])
    }

    static func receipt(_ id: ReceiptID) -> Destination { Destination(receiptName, ["id": "\(id)"]) }
}

extension Destination {
    /// The campaign that its values name.
    var campaign: CampaignID? { values["id"].flatMap { CampaignID($0) } }

    /// The shelter that its values name.
    var shelter: ShelterID? { values["id"].flatMap { ShelterID($0) } }

    /// The number of the photo that its values name, counted from 0.
    var photo: Int { values["photo"].flatMap { Int($0) } ?? 0 }
}
