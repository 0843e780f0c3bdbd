import Commands
import Funding
import Terminal
import Vocabulary

extension Router {
    /// The photos of campaigns, updates and shelters, as large as the screen.
    static func photos(_ funding: any FundingRepository) -> Router {
        Router(
            [
                Destination.photosName: { destination in
                    destination.campaign.map { id in
                        Mount(
                            PhotoScreen(first: destination.photo) { () throws(FundingError) in
                                try await funding.campaign(id).photoCards
                            })
                    }
                },
                Destination.updatePhotosName: { destination in
                    guard let id = destination.campaign, let update = destination.update else { return nil }
                    return Mount(
                        PhotoScreen(first: 0) { () throws(FundingError) in
                            try await funding.photos(of: update, in: id)
                        })
                },
                Destination.shelterPhotoName: { destination in
                    destination.shelter.map { id in
                        Mount(
                            PhotoScreen(first: 0) { () throws(FundingError) in
                                [try await funding.shelter(id).shelter.photo?.card].compactMap(\.self)
                            })
                    }
                },
            ],
            examples: [
                .photos(of: example), .photos(of: UpdateID(example.raw), in: example),
                .photo(of: shelterExample),
            ])
    }
}

extension Destination {
    /// The update that its values name.
    fileprivate var update: UpdateID? { values["update"].flatMap { UpdateID($0) } }
}

extension FundingRepository {
    /// The photos of an update, which is looked for page by page. Throws `notFound`.
    fileprivate func photos(of update: UpdateID, in id: CampaignID) async throws(FundingError)
        -> [PictureCard]
    {
        var cursor: Cursor?
        repeat {
            let page = try await updates(of: id, deliveriesOnly: false, .largest(after: cursor))
            if let found = page.items.first(where: { $0.id == update }) {
                return found.update.photos.map(\.card)
            }
            cursor = page.next
        } while cursor != nil
        throw .notFound
    }
}
